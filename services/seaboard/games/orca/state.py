"""The whole truth of a match of Act 2."""

from __future__ import annotations

from seaboard.engine.states import State, state
from seaboard.games.orca.data import NOBODY

Cards = tuple[int, ...]
"""Kinds or cards by their numbers in `data`, ascending."""


@state("orca")
class OrcaState(State):
    """Lists of three go by member. Zones, spaces, places, gear, abilities and cards are numbers; NOBODY is none."""

    roles: tuple[tuple[str, ...], ...]
    """By seat, what it plays."""
    actors: tuple[tuple[int, ...], ...]
    """By member, the seats that may act for it."""
    talk: str
    max_rounds: int
    hand: Cards
    """The shark's ability cards."""
    loose: Cards
    """Shared gear that lies between the members, to be shared out."""
    gear: list[Cards]
    pile: Cards
    """The resurface cards still in the pile. Its order is drawn when a card is turned."""

    boat: tuple[int, ...]
    spaces: list[int]
    wounds: list[int]
    alive: Cards
    """The members not eliminated."""
    plans: list[tuple[int, int, int] | None]
    """Of each ready member: space, weapon, target."""
    caged: list[int]
    """The space where a member used a shark cage this round."""
    shark_wounds: int = 0
    attached: Cards = ()
    used: Cards = ()
    """The ability cards that have left the game."""
    discards: Cards = ()
    round: int = 0

    phase: str = ""
    """Which decision is waited for."""
    todo: tuple[str, ...] = ()
    """The steps still to come, in order."""
    open: Cards = ()
    """The members that have not acted in this phase."""

    offer: tuple[Cards, ...] = ()
    """While gear is shared out: by member, what the plan gives it."""
    agreed: tuple[int, ...] = ()
    gives: tuple[int, ...] = ()
    """By seat, how often it may still change the plan."""

    places: tuple[int, ...] = ()
    """The cards at A, B, C."""
    place: int = NOBODY
    """Where the shark comes up; secret until it does."""
    ability: int = NOBODY
    """The ability card of this round; secret until the shark comes up."""
    chum: int = NOBODY
    """The member that played chum this round."""
    shown: int = NOBODY
    """The place that the shark showed."""
    zone: int = NOBODY
    """Where the shark is, from coming up to diving."""
    moved: bool = False
    """Whether it moved with `ramming-speed`."""
    tile: int = NOBODY
    """The tile under attack."""
    prey: int = NOBODY
    """The member under attack."""
    dice: Cards = ()
    helping: bool = False
    """Whether this is the attack of `second-helping`."""
    harmed: bool = False
    """Whether the tile under attack was damaged or destroyed by it."""

    left: tuple[int, ...] = ()
    """The seats that gave up their part, ascending."""
    ending: str = ""
    winner: str = ""
    """`shark` or `crew`; empty in a draw."""
