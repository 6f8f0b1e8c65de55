"""What can happen in Amity Island: its events and their parts, each as everybody or the shark alone may know it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Final, Literal

from seaboard.engine.records import Event, Record, event, record
from seaboard.engine.texts import Text
from seaboard.games.amity.data import Beach, Captain, CardId, Dock, Land, Member, Space, Token, Water
from seaboard.games.amity.words import Source, Swimmer

Sign = Literal["open", "closed", "opening-soon"]
Answer = Literal["here", "near", "no"]
Ending = Literal["swimmers", "barrels", "rounds", "resigned", "forfeited"]


@record
class Placed(Record):
    """Swimmers that came to one beach."""

    beach: Beach
    swimmers: int


@record
class Eaten(Record):
    """What was eaten at one beach in one turn of the shark (AM-5.5)."""

    beach: Beach
    swimmers: Annotated[int, "How many, Michael not counted."]
    michael: bool
    left: Annotated[int, "How many are left there, Michael counted."]


@record
class Thrown(Record):
    """A captain that the shark threw into the water (AM-8.1)."""

    captain: Captain
    space: Water


@record
class Voyage(Record):
    """One whole turn of the shark, as the shark and, after the act, everybody knows it."""

    round: int
    path: Annotated[tuple[Water, ...], "Where it was, from where it began to where it ended."]
    eaten: tuple[Eaten, ...]
    token: Annotated[Token | None, "The power token that it played."]
    thrown: tuple[Thrown, ...]


@event("amity.prepared")
class Prepared(Event):
    """The board is laid out (AM-3)."""

    brody: Land


@event("amity.submerged")
class Submerged(Event):
    """The shark has chosen where it begins; nobody else knows where (AM-3.4)."""


@event("amity.started")
class Started(Event):
    """Where the shark begins: for the shark alone (AM-3.4)."""

    space: Water


@event("amity.shuffled")
class Shuffled(Event):
    """The deck was empty: all event cards are shuffled again (AM-4.4)."""


@event("amity.card")
class CardTurned(Event):
    """A round begins with its event card (AM-4.1)."""

    round: int
    card: CardId

    def texts(self) -> Iterable[Text]:
        return (Text("amity.card", {"round": self.round}), Text(f"amity.card.{self.card}"))


@event("amity.swimmers-placed")
class SwimmersPlaced(Event):
    """Swimmers come to the beaches (AM-4.1)."""

    placed: tuple[Placed, ...]

    def texts(self) -> Iterable[Text]:
        return [Text(self.TYPE, {"beach": one.beach, "swimmers": one.swimmers}) for one in self.placed]


@event("amity.michael-placed")
class MichaelPlaced(Event):
    """Michael goes swimming (AM-8.7)."""

    beach: Beach


@event("amity.beach-sign")
class BeachSign(Event):
    """A beach is closed, is opening soon or is open again (AM-4.2, AM-6.3, AM-8.4, AM-8.6)."""

    beach: Beach
    sign: Sign

    def texts(self) -> Iterable[Text]:
        return (Text(f"amity.beach-sign.{self.sign}", {"beach": self.beach}),)


@event("amity.beach-cleared")
class BeachCleared(Event):
    """All swimmers leave a beach (AM-8.4)."""

    beach: Beach


@event("amity.moved-by-card")
class MovedByCard(Event):
    """An event card moves a member of the crew (AM-8.5, AM-8.11, AM-8.12)."""

    member: Member
    to: Space

    def texts(self) -> Iterable[Text]:
        return (Text(self.TYPE, {"member": self.member.capitalize(), "to": self.to}),)


@event("amity.shark-turn")
class SharkTurn(Event):
    """The one announcement at the end of the shark's turn (AM-5.5). The barrels afloat are named by what their sensors
    did; action points are those that the shark had, not those that it used."""

    round: int
    points: int
    eaten: tuple[Eaten, ...]
    went_off: Annotated[tuple[Water, ...], "Spaces whose floating barrel's sensor went off."]
    silent: Annotated[tuple[Water, ...], "Spaces whose floating barrel's sensor did not."]
    token_played: Annotated[bool, "Whether a power token was played; never which."]
    thrown: tuple[Thrown, ...]
    track: int

    def texts(self) -> Iterable[Text]:
        yield Text("amity.shark-turn", {"round": self.round, "track": self.track})
        for one in self.eaten:
            if one.swimmers:
                yield Text("amity.shark-turn.eaten", {"beach": one.beach, "swimmers": one.swimmers})
            if one.michael:
                yield Text("amity.shark-turn.michael", {"beach": one.beach})
        if self.went_off:
            yield Text("amity.shark-turn.sensors", {"spaces": self.went_off})
        if self.token_played:
            yield Text("amity.shark-turn.token")
        for thrown in self.thrown:
            yield Text("amity.shark-turn.thrown", {"captain": thrown.captain.capitalize(), "space": thrown.space})


@event("amity.voyage")
class VoyageMade(Event):
    """The shark's own record of its turn."""

    voyage: Voyage

    def texts(self) -> Iterable[Text]:
        yield Text("amity.voyage", {"path": self.voyage.path})
        if self.voyage.token:
            yield Text(f"amity.voyage.{self.voyage.token}")


@event("amity.begun")
class Begun(Event):
    """A member of the crew begins its turn (AM-6.1)."""

    member: Member

    def texts(self) -> Iterable[Text]:
        return (Text(self.TYPE, {"member": self.member.capitalize()}),)


@event("amity.member-done")
class MemberDone(Event):
    """The member's turn is over (AM-6.1)."""

    member: Member

    def texts(self) -> Iterable[Text]:
        return (Text(self.TYPE, {"member": self.member.capitalize()}),)


@event("amity.sailed")
class Sailed(Event):
    """A boat sailed (AM-6.2, AM-6.4)."""

    captain: Captain
    to: Water

    def texts(self) -> Iterable[Text]:
        return (Text(self.TYPE, {"captain": self.captain.capitalize(), "to": self.to}),)


@event("amity.walked")
class Walked(Event):
    """Brody walked (AM-6.3)."""

    to: Land


@event("amity.rescued")
class Rescued(Event):
    """A swimmer was brought to safety (AM-6.2 to AM-6.5)."""

    member: Member
    beach: Beach
    swimmer: Swimmer

    def texts(self) -> Iterable[Text]:
        return (Text(f"amity.rescued.{self.swimmer}", {"member": self.member.capitalize(), "beach": self.beach}),)


@event("amity.picked-up")
class PickedUp(Event):
    """A member took barrels on board (AM-6.2 to AM-6.4)."""

    member: Member
    source: Source
    count: int

    def texts(self) -> Iterable[Text]:
        return (Text(f"amity.picked-up.{self.source}", {"member": self.member.capitalize(), "count": self.count}),)


@event("amity.launched")
class Launched(Event):
    """Quint launched a barrel; it is attached to the shark or floats (AM-6.2)."""

    space: Water
    hit: bool

    def texts(self) -> Iterable[Text]:
        return (Text(f"amity.launched.{'hit' if self.hit else 'miss'}", {"space": self.space}),)


@event("amity.dropped")
class Dropped(Event):
    """Brody dropped a barrel at a dock (AM-6.3)."""

    dock: Dock


@event("amity.looked")
class Looked(Event):
    """Brody used the binoculars at his beach (AM-6.3)."""

    beach: Beach
    seen: bool

    def texts(self) -> Iterable[Text]:
        return (Text(f"amity.looked.{'seen' if self.seen else 'nothing'}", {"beach": self.beach}),)


@event("amity.gave")
class Gave(Event):
    """Hooper gave barrels to Quint (AM-6.4)."""

    count: int


@event("amity.sounded")
class Sounded(Event):
    """Hooper used the fish finder in his space (AM-6.4)."""

    space: Water
    answer: Answer

    def texts(self) -> Iterable[Text]:
        return (Text(f"amity.sounded.{self.answer}", {"space": self.space}),)


@event("amity.climbed")
class Climbed(Event):
    """A captain is back in the boat (AM-8.1)."""

    captain: Captain

    def texts(self) -> Iterable[Text]:
        return (Text(self.TYPE, {"captain": self.captain.capitalize()}),)


@event("amity.left")
class SeatLeft(Event):
    """A seat gave up its part."""

    seat: int


@event("amity.over")
class ActOver(Event):
    """The act is over (AM-7)."""

    ending: Ending
    track: int

    def texts(self) -> Iterable[Text]:
        return (Text(f"amity.over.{self.ending}", {"track": self.track}),)


@event("amity.revealed")
class Revealed(Event):
    """What was hidden in the act, shown after its end: where the shark began, each of its turns, the tokens it kept."""

    start: Annotated[Water | None, "Null if the act ended before the shark had chosen."]
    voyages: tuple[Voyage, ...]
    tokens: tuple[Token, ...]

    def texts(self) -> Iterable[Text]:
        if self.start is not None:
            yield Text("amity.revealed.start", {"space": self.start})
        for voyage in self.voyages:
            yield Text("amity.revealed.voyage", {"round": voyage.round, "path": voyage.path})
            if voyage.token:
                yield Text(f"amity.revealed.{voyage.token}", {"round": voyage.round})


EVENTS: Final[tuple[type[Event], ...]] = (
    Prepared, Submerged, Started, Shuffled, CardTurned, SwimmersPlaced, MichaelPlaced, BeachSign, BeachCleared,
    MovedByCard, SharkTurn, VoyageMade, Begun, MemberDone, Sailed, Walked, Rescued, PickedUp, Launched, Dropped,
    Looked, Gave, Sounded, Climbed, SeatLeft, ActOver, Revealed,
)  # fmt: skip
