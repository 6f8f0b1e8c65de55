"""How turns follow one another, Jaws' and Orca's in turn (BC-3.3), and the draw when nothing goes on (BC-8.2)."""

from __future__ import annotations

from seaboard.engine.events import Events
from seaboard.games.beach_closed.data import BARREN_TURNS, NOWHERE, STEPS
from seaboard.games.beach_closed.state import JAWS_MOVING, ORCA_MOVING, BeachClosedState, Draft
from seaboard.games.beach_closed.table import finish


def end_turn(state: BeachClosedState, removed: int, events: Events) -> None:
    """The turn of one side is over, the other's begins; `removed` is NOWHERE where no card could go."""
    table = state.table
    table.barren = table.barren + 1 if removed == NOWHERE else 0
    if table.barren == BARREN_TURNS:
        finish(state, "standstill", events)
    elif state.phase >= ORCA_MOVING:
        begin_jaws_turn(state)
    else:
        begin_orca_turn(state)


def begin_jaws_turn(state: BeachClosedState) -> None:
    state.table.turn += 1
    state.phase, state.steps, state.shot = JAWS_MOVING, STEPS, False
    state.draft = Draft(began=state.shark)


def begin_orca_turn(state: BeachClosedState) -> None:
    """Protection ends (BC-4.4), and so does dynamite that did not hit (BC-6.3)."""
    table = state.table
    table.turn += 1
    table.rested, table.guarded = table.guarded, NOWHERE
    table.dynamite = 0
    state.phase, state.steps, state.shot = ORCA_MOVING, STEPS, False
    state.draft = Draft()
