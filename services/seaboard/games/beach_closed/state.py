"""The whole truth of a match of Beach Closed: the table, the shark, and Jaws' secret turn so far."""

from __future__ import annotations

from typing import Final

from seaboard.engine.states import State, state
from seaboard.games.beach_closed.data import (
    ALL_TOKENS,
    DUE_ISLAND,
    HEALTH,
    JAWS_ISLAND,
    NOWHERE,
    ORCA_ISLAND,
    SWIMMER_MOVES,
)
from seaboard.games.beach_closed.ground import ALL, BIT

# What the side to move is at: its parts of a turn come in this order (BC-3.3).
PLACING: Final = 0  # Orca puts its swimmers into the water
JAWS_MOVING: Final = 1
JAWS_FLEEING: Final = 2  # after a kill, before it has gone to an island
JAWS_ACTING: Final = 3
JAWS_DONE: Final = 4
ORCA_MOVING: Final = 5
ORCA_ACTING: Final = 6
OVER: Final = 7


@state("beach-closed")
class Table(State):
    """What lies open on the table. Sets of places and of tokens are bits; single places are numbers, or NOWHERE."""

    water: int = ALL & ~BIT[JAWS_ISLAND] & ~BIT[ORCA_ISLAND]
    jaws_island: int = JAWS_ISLAND
    orca_island: int = ORCA_ISLAND
    blocks: int = 0
    swimmers: int = 0
    guarded: int = NOWHERE
    """The card of the swimmer that is protected until Orca's next turn begins."""
    rested: int = NOWHERE
    """In Orca's turn, the card of the swimmer that was protected up to now: it cannot be protected again."""
    boat: int = ORCA_ISLAND
    dynamite: int = 0
    health: int = HEALTH
    jaws_tokens: int = ALL_TOKENS
    orca_tokens: int = ALL_TOKENS
    swimmer_moves: int = SWIMMER_MOVES
    turn: int = 0
    """Turns begun by both sides; Jaws has the odd ones."""
    barren: int = 0
    """Turns running in which no card could be removed (BC-8.2)."""
    clue: int = NOWHERE
    """The line beside which the shark token lies."""


@state("beach-closed")
class Draft(State):
    """Jaws' turn so far; nobody else knows of it until it ends (BC-5.5)."""

    began: int = JAWS_ISLAND
    path: tuple[int, ...] = ()
    tokens: int = 0
    placed: int = NOWHERE
    blocked: int = NOWHERE
    hit: bool = False
    killed: int = NOWHERE
    clue: int = NOWHERE
    removed: int = NOWHERE
    island_from: int = NOWHERE
    """Where the island lay that went to the place of the removed card."""


@state("beach-closed")
class BeachClosedState(State):
    jaws: int
    """The seat that plays Jaws."""
    table: Table
    draft: Draft
    shark: int = JAWS_ISLAND
    """A place, DUE_ISLAND, or LEAVING plus a place."""
    phase: int = PLACING
    steps: int = 0
    """What is left of the move."""
    shot: bool = False
    """Whether Orca has shot in this turn."""
    ending: str = ""
    gone: int = NOWHERE
    """The seat that gave up, if one did."""


def is_first_turn(table: Table) -> bool:
    """Whether this is the first turn of the side to move: no tokens yet (BC-3.5)."""
    return table.turn <= 2


def is_under_card(shark: int) -> bool:
    """Whether the shark is under a card, not on its way to one."""
    return shark < DUE_ISLAND


def is_secret(phase: int) -> bool:
    """Whether it is Jaws' turn, which nobody else sees (BC-5.5)."""
    return JAWS_MOVING <= phase <= JAWS_DONE
