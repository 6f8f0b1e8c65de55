"""What can happen in Act 2: the events, each as everybody or as one seat may know it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Final, Literal

from seaboard.engine.records import Event, Record, event, record, to_data
from seaboard.engine.texts import Text
from seaboard.games.orca.data import MEMBERS
from seaboard.games.orca.words import Ability, Die, Gear, Member, Place, Space, Zone

Seat = Annotated[int, "A seat's number."]
Dice = Annotated[tuple[Die, ...], "What each die shows, ascending."]
Total = Annotated[int, "All wounds it has now."]


class Happening(Event):
    """An event whose sentences call the members by their names."""

    __slots__ = ()

    def texts(self) -> Iterable[Text]:
        params = self.params()
        return [Text(key, params) for key in self.keys(params)]

    def params(self) -> dict[str, Any]:
        params = to_data(self)
        params.pop("type")
        return {
            name: str(value).capitalize() if name in ("member", "to") and value in MEMBERS else value
            for name, value in params.items()
        }

    def keys(self, params: dict[str, Any]) -> Iterable[str]:
        """The keys of its sentences."""
        return (self.TYPE,)


@record
class Surface(Record):
    """A resurface card: the zone, the shark's evade and dice there, and whether it shakes (OR-4.1)."""

    zone: Zone
    evade: int
    dice: int
    shake: Annotated[bool, "Whether all attached weapons are shaken off when the shark comes up here."]


@event("orca.dealt")
class Dealt(Happening):
    """The cards are dealt: how many ability cards the shark holds, and the crew's shared gear, face up (OR-3.1)."""

    abilities: int
    gear: tuple[Gear, ...]


@event("orca.hand")
class Hand(Happening):
    """To the shark alone: its ability cards (OR-3.1)."""

    abilities: tuple[Ability, ...]


@event("orca.offered")
class Offered(Happening):
    """Gear is to be shared out; this is the plan to begin with, by member (OR-3.1, OR-7.5)."""

    brody: tuple[Gear, ...]
    hooper: tuple[Gear, ...]
    quint: tuple[Gear, ...]


@event("orca.given")
class Given(Happening):
    """A seat changed the plan of sharing (OR-3.1)."""

    seat: Seat
    gear: Gear
    member: Member
    to: Member


@event("orca.agreed")
class Agreed(Happening):
    """A seat agrees to the plan of sharing (OR-3.1)."""

    seat: Seat


@event("orca.shared")
class Shared(Happening):
    """The sharing is done; what each member got (OR-3.1, OR-7.5)."""

    brody: tuple[Gear, ...]
    hooper: tuple[Gear, ...]
    quint: tuple[Gear, ...]


@event("orca.stood")
class Stood(Happening):
    """A member takes its place on a tile (OR-3.4)."""

    member: Member
    zone: Zone


@event("orca.revealed")
class Revealed(Happening):
    """A round begins; the three places are shown (OR-4.1)."""

    round: int
    a: Zone
    b: Zone
    c: Zone
    reshuffled: Annotated[bool, "Whether the discards were shuffled into a new pile."]

    def keys(self, params: dict[str, Any]) -> Iterable[str]:
        return ("orca.reshuffled", self.TYPE) if self.reshuffled else (self.TYPE,)


@event("orca.decided")
class Decided(Happening):
    """The shark has decided, with or without an ability card (OR-4.2)."""

    ability_added: bool

    def keys(self, params: dict[str, Any]) -> Iterable[str]:
        return (f"{self.TYPE}.with-ability" if self.ability_added else self.TYPE,)


@event("orca.chosen")
class Chosen(Happening):
    """To the shark alone: what it decided (OR-4.2)."""

    place: Place
    zone: Zone
    ability: Ability | None

    def keys(self, params: dict[str, Any]) -> Iterable[str]:
        return (self.TYPE if self.ability is None else f"{self.TYPE}.with-ability",)


@event("orca.chummed")
class Chummed(Happening):
    """A member plays chum; the shark must answer (OR-5.3)."""

    member: Member


@event("orca.shown")
class Shown(Happening):
    """The shark will not come up here (OR-5.3)."""

    place: Place
    zone: Zone


@event("orca.prepared")
class Prepared(Happening):
    """A member is ready (OR-5)."""

    member: Member
    to: Space
    weapon: Gear | None
    target: Zone | None

    def keys(self, params: dict[str, Any]) -> Iterable[str]:
        return (f"{self.TYPE}.unarmed" if self.weapon is None else self.TYPE,)


@event("orca.surfaced")
class Surfaced(Happening):
    """The shark comes up; its choice and its ability card are shown (OR-4.4)."""

    place: Place
    zone: Zone
    evade: int
    dice: int
    ability: Ability | None
    shaken: Annotated[tuple[Gear, ...], "The attached gear that it shakes off."]

    def keys(self, params: dict[str, Any]) -> Iterable[str]:
        if self.ability is not None:
            yield "orca.ability"
        yield self.TYPE
        if self.shaken:
            yield "orca.shaken"


@event("orca.attacked")
class Attacked(Happening):
    """A member rolled for its weapon (OR-6.2)."""

    member: Member
    weapon: Gear
    dice: Dice
    hits: Annotated[int, "The dice and the weapon's '+'."]
    evade: int
    wounds: int
    total: Total


@event("orca.attached")
class Attached(Happening):
    """A member's weapon hangs on the shark (OR-6.3)."""

    member: Member
    weapon: Gear
    evade: Annotated[int, "The shark's evade from now on."]


@event("orca.spent")
class Spent(Happening):
    """A card leaves the game after an attack: the weapon, or ammo instead (OR-6.4)."""

    member: Member
    gear: Gear


@event("orca.held")
class Held(Happening):
    """A member does not attack (OR-6.1)."""

    member: Member


@event("orca.rammed")
class Rammed(Happening):
    """The shark moves before its attack (OR-9.3)."""

    zone: Zone


@event("orca.stayed")
class Stayed(Happening):
    """The shark does not use its ramming speed (OR-9.3)."""


@event("orca.caged")
class Caged(Happening):
    """A member is in a shark cage (OR-5.3)."""

    member: Member
    space: Space


@event("orca.uncaged")
class Uncaged(Happening):
    """A member keeps its shark cage (OR-5.3)."""

    member: Member


@event("orca.tile-struck")
class TileStruck(Happening):
    """The shark attacks a tile and rolls (OR-7.2)."""

    zone: Zone
    dice: Dice
    hits: int


@event("orca.member-struck")
class MemberStruck(Happening):
    """The shark attacks a member and rolls (OR-7.3)."""

    member: Member
    dice: Dice
    hits: int


@event("orca.declined")
class Declined(Happening):
    """The shark does not attack (OR-7.1)."""


@event("orca.mauled")
class Mauled(Happening):
    """The shark rolled dice again; this stands now (OR-9.3)."""

    dice: Dice
    hits: int


@event("orca.kept")
class Kept(Happening):
    """The shark rolls no die again (OR-9.3)."""


@event("orca.tile-hit")
class TileHit(Happening):
    """What an attack did to a tile (OR-7.2)."""

    zone: Zone
    hits: int
    tile: Annotated[Literal["whole", "damaged", "destroyed"], "Its condition now."]
    harmed: Annotated[bool, "Whether it was damaged or destroyed by this."]

    def keys(self, params: dict[str, Any]) -> Iterable[str]:
        return (f"{self.TYPE}.{self.tile}" if self.harmed else f"{self.TYPE}.unharmed",)


@event("orca.wounded")
class Wounded(Happening):
    """The shark wounds a member (OR-7.3, OR-7.4, OR-9.3)."""

    member: Member
    wounds: int
    total: Total


@event("orca.unharmed")
class Unharmed(Happening):
    """A member takes no wound where it might have: the dice were blank, or its cage held (OR-5.3, OR-7.4)."""

    member: Member


@event("orca.fell")
class Fell(Happening):
    """A member falls into the water of its zone (OR-7.2)."""

    member: Member
    zone: Zone


@event("orca.eliminated")
class Eliminated(Happening):
    """A member is out; its personal gear leaves the game (OR-7.5)."""

    member: Member


@event("orca.toppled")
class Toppled(Happening):
    """`domino-effect`: hits fall on one more tile (OR-9.3)."""

    zone: Zone


@event("orca.bit")
class Bit(Happening):
    """The shark snaps at a member near it before it dives: one die (OR-7.4)."""

    member: Member
    die: Die


@event("orca.dived")
class Dived(Happening):
    """The shark dives (OR-4.6)."""


@event("orca.poisoned")
class Poisoned(Happening):
    """The attached `poison-spear` wounds the shark (OR-9.6)."""

    wounds: int
    total: Total


@event("orca.left")
class SeatLeft(Happening):
    """A seat gave up its part."""

    seat: Seat


@event("orca.ended")
class Ended(Happening):
    """The match is over (OR-8)."""

    ending: str
    side: Annotated[Literal["shark", "crew"] | None, "The side that won; null for a draw."]

    def keys(self, params: dict[str, Any]) -> Iterable[str]:
        return (f"{self.TYPE}.{self.ending}",)


HAPPENINGS: Final = (
    Dealt,
    Hand,
    Offered,
    Given,
    Agreed,
    Shared,
    Stood,
    Revealed,
    Decided,
    Chosen,
    Chummed,
    Shown,
    Prepared,
    Surfaced,
    Attacked,
    Attached,
    Spent,
    Held,
    Rammed,
    Stayed,
    Caged,
    Uncaged,
    TileStruck,
    MemberStruck,
    Declined,
    Mauled,
    Kept,
    TileHit,
    Wounded,
    Unharmed,
    Fell,
    Eliminated,
    Toppled,
    Bit,
    Dived,
    Poisoned,
    SeatLeft,
    Ended,
)
