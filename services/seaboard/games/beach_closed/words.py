"""What a side may do in Beach Closed and what can happen: actions, events, and the parts of both."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, Final, Literal

from seaboard.engine.records import Action, Event, Pattern, Record, action, event, record
from seaboard.engine.texts import Text
from seaboard.games.beach_closed.data import CELL_NAMES, CELLS, WIDTH, TokenName
from seaboard.games.beach_closed.ground import LineKind

Card = Annotated[str, Pattern("[a-f][1-5]"), "A place of the hunting ground: column a to f, row 1 to 5 from the top."]
Seat = Annotated[int, "A seat's number."]
Side = Literal["jaws", "orca"]
Token = TokenName
Due = Literal["island", "leave"]


# Actions of both sides


@action("beach-closed.extra-move")
class ExtraMove(Action):
    """Use the token for one card more in this move (BC-4.1)."""


@action("beach-closed.place-card")
class PlaceCard(Action):
    """Use the token to bring back a removed water card on an empty place that touches a water card (BC-5.3)."""

    card: Card


@action("beach-closed.block-card")
class BlockCard(Action):
    """Use the token on a water card: it can never be removed (BC-5.3)."""

    card: Card


@action("beach-closed.remove")
class Remove(Action):
    """Remove a water card at the edge; this is the last part of a turn (BC-7)."""

    card: Card


@action("beach-closed.end")
class End(Action):
    """End the turn: Jaws always does, Orca where no card may be removed (BC-7.6)."""


# Actions of Jaws


@action("beach-closed.go-to-island")
class GoToIsland(Action):
    """Go to this island, unseen: after a hit, after a kill, or with nowhere else to go (BC-5.2, BC-6.1, BC-7.5)."""

    card: Card


@action("beach-closed.move-away")
class MoveAway(Action):
    """Go to a card that touches the place of the removed one, before this turn's move (BC-7.5)."""

    card: Card


@action("beach-closed.swim")
class Swim(Action):
    """Swim one card further (BC-4.1)."""

    card: Card


@action("beach-closed.attack")
class Attack(Action):
    """Stay, and so kill the swimmer above (BC-5.4)."""


@action("beach-closed.clue")
class GiveClue(Action):
    """End the move and put the shark token beside the row or the column (BC-4.3)."""

    line: LineKind


@action("beach-closed.hide")
class Hide(Action):
    """End the move and use the token to give no clue (BC-4.3)."""


# Actions of Orca


@action("beach-closed.place-swimmer")
class PlaceSwimmer(Action):
    """Put one of the three swimmers on a water card, before the first turn (BC-3.1)."""

    card: Card


@action("beach-closed.sail")
class Sail(Action):
    """Move the boat one card further (BC-4.1)."""

    card: Card


@action("beach-closed.shoot")
class Shoot(Action):
    """Shoot under the boat, once a turn and after its move (BC-6.1)."""


@action("beach-closed.move-swimmer")
class MoveSwimmer(Action):
    """Move a swimmer to any other water card without one; three times in a match (BC-6.2)."""

    origin: Card
    target: Card


@action("beach-closed.dynamite")
class Dynamite(Action):
    """Use the token: dynamite between this card and the one that touches it on the right or below (BC-6.3)."""

    card: Card
    towards: Literal["right", "down"]


# Parts


@record
class Whereabouts(Record):
    """Where the shark is. With `due` it is under no card: it must first go to an island (`island`, then `card` is null)
    or to a card that touches the place of the removed card it was under (`leave`)."""

    card: Card | None
    due: Due | None


@record
class Clue(Record):
    """The row (`1` to `5`) or column (`a` to `f`) in which Jaws ended its move."""

    line: LineKind
    name: Annotated[str, Pattern("[1-5a-f]")]


@record
class IslandMove(Record):
    """An island that a removal cut off went, with whoever was on it, to the place of the removed card (BC-7.3)."""

    side: Side
    origin: Card
    target: Card


# Events


@event("beach-closed.began")
class Began(Event):
    """The roles are given; Orca now places its swimmers (BC-1, BC-3.1)."""

    jaws_seat: Seat
    orca_seat: Seat


@event("beach-closed.swimmer-placed")
class SwimmerPlaced(Event):
    """Orca put a swimmer into the water (BC-3.1)."""

    card: Card


@event("beach-closed.jaws-turn")
class JawsTurn(Event):
    """All that Orca is told of Jaws' turn, when it has ended (BC-5.5)."""

    tokens: tuple[Token, ...]
    placed: Card | None
    blocked: Card | None
    hit: Annotated[bool, "Whether dynamite hit Jaws (BC-6.3)."]
    killed: Annotated[Card | None, "Where Jaws killed a swimmer (BC-5.1)."]
    clue: Clue | None
    removed: Card | None
    island: IslandMove | None

    def texts(self) -> Iterable[Text]:
        yield Text("beach-closed.jaws-turn.over")
        yield from _token_texts(self.tokens, self.placed, self.blocked)
        if self.hit:
            yield Text("beach-closed.jaws-turn.hit")
        if self.killed:
            yield Text("beach-closed.jaws-turn.killed", {"card": self.killed})
        if self.clue:
            yield Text(f"beach-closed.clue-{self.clue.line}", {"name": self.clue.name})
        else:
            yield Text("beach-closed.no-clue")
        yield from _removal_texts(self.removed, self.island)


@event("beach-closed.own-turn")
class OwnTurn(Event):
    """What Jaws alone knows of its turn: where it began, every card it came to, where it is now."""

    began: Whereabouts
    path: tuple[Card, ...]
    now: Whereabouts

    def texts(self) -> Iterable[Text]:
        yield Text("beach-closed.own-turn", {"path": list(self.path)})
        yield Text(f"beach-closed.own-turn.{self.now.due or 'under'}", {"card": self.now.card or ""})


@event("beach-closed.token-used")
class TokenUsed(Event):
    """Orca used a token that shows by itself (BC-3.5)."""

    token: Token


@event("beach-closed.sailed")
class Sailed(Event):
    """The boat moved one card (BC-4.1)."""

    card: Card


@event("beach-closed.shot")
class Shot(Event):
    """Orca shot under its boat (BC-6.1)."""

    card: Card
    hit: bool
    health: Annotated[int, "What Jaws has left."]

    def texts(self) -> Iterable[Text]:
        word = "hit" if self.hit else "missed"
        return (Text(f"beach-closed.shot.{word}", {"card": self.card, "health": self.health}),)


@event("beach-closed.swimmer-moved")
class SwimmerMoved(Event):
    """Orca moved a swimmer (BC-6.2)."""

    origin: Card
    target: Card


@event("beach-closed.card-placed")
class CardPlaced(Event):
    """Orca used `place-card`: a water card is back (BC-5.3)."""

    card: Card


@event("beach-closed.card-blocked")
class CardBlocked(Event):
    """Orca used `block-card`: this card can never be removed (BC-5.3)."""

    card: Card


@event("beach-closed.dynamite-laid")
class DynamiteLaid(Event):
    """Dynamite lies between two cards: it hits at once, or stays until Orca's next turn (BC-6.3)."""

    cards: tuple[Card, Card]
    hit: bool
    health: int

    def texts(self) -> Iterable[Text]:
        word = "hit" if self.hit else "waits"
        return (Text(f"beach-closed.dynamite.{word}", {"cards": list(self.cards), "health": self.health}),)


@event("beach-closed.orca-turn")
class OrcaTurn(Event):
    """Orca's turn is over: what it removed, and which swimmer the boat protects until its next turn (BC-4.4, BC-7)."""

    removed: Card | None
    island: IslandMove | None
    protected: Card | None

    def texts(self) -> Iterable[Text]:
        yield Text("beach-closed.orca-turn")
        yield from _removal_texts(self.removed, self.island)
        if self.protected:
            yield Text("beach-closed.protected", {"card": self.protected})


@event("beach-closed.must-leave")
class MustLeave(Event):
    """Told to Jaws alone: the card above it was removed; it goes elsewhere first in its next turn (BC-7.5)."""

    card: Card


@event("beach-closed.ended")
class Ended(Event):
    """The match is over, and everybody may know where the shark was."""

    ending: str
    shark: Whereabouts

    def texts(self) -> Iterable[Text]:
        return (Text(f"beach-closed.ended.{self.ending}"),)


def _token_texts(tokens: tuple[Token, ...], placed: str | None, blocked: str | None) -> Iterator[Text]:
    for token in tokens:
        card = {"place-card": placed, "block-card": blocked}.get(token)
        yield Text(f"beach-closed.jaws-turn.{token}", {"card": card} if card else {})


def _removal_texts(removed: str | None, island: IslandMove | None) -> Iterator[Text]:
    yield Text("beach-closed.removed", {"card": removed}) if removed else Text("beach-closed.nothing-removed")
    if island:
        yield Text(f"beach-closed.island-{island.side}", {"origin": island.origin, "target": island.target})


# Actions are made once and shared, by the number of the place.

EXTRA_MOVE: Final = ExtraMove()
END: Final = End()
ATTACK: Final = Attack()
CLUES: Final = (GiveClue("row"), GiveClue("column"))
HIDE: Final = Hide()
SHOOT: Final = Shoot()
PLACE_CARD: Final = tuple(map(PlaceCard, CELL_NAMES))
BLOCK_CARD: Final = tuple(map(BlockCard, CELL_NAMES))
REMOVE: Final = tuple(map(Remove, CELL_NAMES))
GO_TO_ISLAND: Final = tuple(map(GoToIsland, CELL_NAMES))
MOVE_AWAY: Final = tuple(map(MoveAway, CELL_NAMES))
SWIM: Final = tuple(map(Swim, CELL_NAMES))
PLACE_SWIMMER: Final = tuple(map(PlaceSwimmer, CELL_NAMES))
SAIL: Final = tuple(map(Sail, CELL_NAMES))
MOVE_SWIMMER: Final = tuple(tuple(MoveSwimmer(origin, target) for target in CELL_NAMES) for origin in CELL_NAMES)
_RIGHT = tuple((Dynamite(CELL_NAMES[cell], "right"), (cell, cell + 1)) for cell in range(CELLS) if (cell + 1) % WIDTH)
_DOWN = tuple((Dynamite(CELL_NAMES[cell], "down"), (cell, cell + WIDTH)) for cell in range(CELLS - WIDTH))
DYNAMITE: Final = dict(_RIGHT + _DOWN)
"""By the action that lays dynamite, the two places that touch between which it lies."""
