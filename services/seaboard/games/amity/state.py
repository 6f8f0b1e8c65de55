"""The whole truth of a match of Amity Island."""

from __future__ import annotations

from dataclasses import field
from typing import Final

from seaboard.engine.states import State, state
from seaboard.games.amity.data import NO_CARD, NO_TOKEN, NOBODY, NOWHERE
from seaboard.games.amity.events import Voyage

START: Final = 0
EVENT: Final = 1
SHARK: Final = 2
CREW: Final = 3
OVER: Final = 4
PHASES: Final = ("start", "event", "shark", "crew", "over")

# Things a member does once a round, as bits of `used`
LAUNCHED: Final = 1
SOUNDED: Final = 2
LOOKED: Final = 4
CLOSED: Final = 8
ONCE_A_ROUND: Final = (
    (LAUNCHED, "launch"),
    (SOUNDED, "fish-finder"),
    (LOOKED, "binoculars"),
    (CLOSED, "close-beach"),
)


@state("amity")
class AmityState(State):
    """Spaces, members, cards and power tokens are numbers of `data`; sets of them are bits of a number.

    What the shark does in its turn lies in its draft (`path` to `thrown`) and reaches the board only as the turn ends,
    so that nobody else's view can change within it (ALL-4).
    """

    roles: tuple[tuple[str, ...], ...]
    """By seat."""
    owners: tuple[tuple[int, ...], ...]
    """By member, the seats that may act for it (AM-1)."""
    left: tuple[int, ...]
    """The seats that gave up, in order."""
    max_rounds: int
    deck: list[int]
    """The next event card is the last."""
    spots: list[int]
    """By member, its space."""
    orca: int
    shop: int
    docks: list[int]
    """Barrels by dock."""
    floating: list[int]
    """Barrels afloat, by water space."""
    swimmers: list[int]
    """By beach, Michael not counted."""
    supply: int
    shark: int = NOWHERE
    """Where the shark was when its last turn ended."""
    start: int = NOWHERE
    tokens: int = 0
    """The shark's power tokens that it has left."""
    voyages: list[Voyage] = field(default_factory=list)
    phase: int = START
    round: int = 0
    card: int = NO_CARD
    michael: int = NOWHERE
    """Michael's beach; NOWHERE is the supply."""
    closed: int = NOWHERE
    """The beach under the closed token."""
    opening: bool = False
    """Whether that token shows 'opening soon'."""
    track: int = 0
    hooper_barrels: int = 0
    brody_barrels: int = 0
    attached: int = 0
    overboard: int = 0
    """Captains in the water."""

    played: int = NO_TOKEN
    """The power token played this round."""
    path: list[int] = field(default_factory=list)
    points: int = 0
    """Action points left of the shark, or of the member in course."""
    bites: list[int] = field(default_factory=list)
    """By beach, what it has eaten in this turn, Michael not counted."""
    bitten: bool = False
    """Whether it has eaten Michael in this turn."""
    dashed: bool = False
    met: int = 0
    """Captains whose boat it has moved to in this turn, under Ben Gardner's Boat."""
    thrown: int = 0

    seen: int = NOWHERE
    """The place last made known (AM-6.8)."""
    seen_round: int = 0
    seen_by: int = NOBODY
    fresh: bool = False
    """Whether that was since the last turn of the shark."""
    done: int = 0
    """Members that have played this round."""
    member: int = NOBODY
    bonus: bool = False
    """Whether the point of 'in the news' is still to be had (AM-8.2)."""
    used: int = 0
    ending: str = ""
