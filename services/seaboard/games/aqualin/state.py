"""The whole truth of a match of Aqualin."""

from __future__ import annotations

from seaboard.engine.states import State, state
from seaboard.games.aqualin.data import EMPTY


@state("aqualin")
class AqualinState(State):
    """Creatures and cells are numbers of `data`; the next creature of the stack is its last."""

    reef: list[int]
    """By cell, the creature there or EMPTY."""
    empty: list[int]
    """The empty cells, ascending."""
    pool: list[int]
    """Ascending."""
    stack: list[int]
    first: int
    mover: int
    slid: bool = False
    """Whether the mover has slid a creature in this turn."""
    gone: int = EMPTY
    """The seat that gave up, if one did."""
    leaving: str = ""
