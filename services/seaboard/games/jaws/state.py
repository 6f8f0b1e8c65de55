"""The whole truth of a match of both acts: the states of the acts, and what Act 2 will be opened with."""

from __future__ import annotations

from seaboard.engine.states import State, state
from seaboard.games.amity.state import AmityState
from seaboard.games.orca.state import OrcaState


@state("jaws")
class JawsState(State):
    roles: tuple[tuple[str, ...], ...]
    """By seat, what it plays from the beginning."""
    talk: str
    orca_rounds: int
    amity: AmityState
    orca: OrcaState | None = None
    """None during Act 1, and when the match was given up in it."""
