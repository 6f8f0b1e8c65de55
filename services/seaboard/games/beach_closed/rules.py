"""The order of play of Beach Closed: who begins, whose turn it is, and how it ends (BC-1, BC-3, BC-8)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from seaboard.engine.chance import Chance
from seaboard.engine.events import Events
from seaboard.engine.facts import Outcome
from seaboard.engine.game import refuse
from seaboard.engine.records import Action
from seaboard.engine.refusals import IllegalAction
from seaboard.engine.turns import Turn, one, private
from seaboard.games.beach_closed import jaws, jaws_turn, orca, orca_turn
from seaboard.games.beach_closed.state import OVER, BeachClosedState, Draft, Table, is_secret
from seaboard.games.beach_closed.table import finish
from seaboard.games.beach_closed.words import Began

JAWS_SEATS: Final = {"seat-0": 0, "seat-1": 1}
OPEN_TURNS: Final = (one(0), one(1))
SECRET_TURNS: Final = (private(0), private(1))


def set_up(options: Mapping[str, Any], chance: Chance, events: Events) -> BeachClosedState:
    """The whole hunting ground, Jaws and the boat on their islands (BC-3.1); who is Jaws (BC-1)."""
    wish = options["jaws"]
    seat = JAWS_SEATS[wish] if wish in JAWS_SEATS else chance.stream("jaws").below(2)
    if events.listening:
        events.tell(Began(seat, 1 - seat))
    return BeachClosedState(seat, Table(), Draft())


def turn(state: BeachClosedState) -> Turn | None:
    if state.phase == OVER:
        return None
    return SECRET_TURNS[state.jaws] if is_secret(state.phase) else OPEN_TURNS[1 - state.jaws]


def mover(state: BeachClosedState) -> int:
    return state.jaws if is_secret(state.phase) else 1 - state.jaws


def legal(state: BeachClosedState, seat: int) -> list[Action]:
    if state.phase == OVER or seat != mover(state):
        return []
    return jaws.legal(state) if is_secret(state.phase) else orca.legal(state)


def some_action(state: BeachClosedState, chance: Chance) -> Action:
    draws = chance.stream("any-action")
    return jaws.some_action(state, draws) if is_secret(state.phase) else orca.some_action(state, draws)


def refusal(state: BeachClosedState, seat: int, action: Action) -> IllegalAction | None:
    if seat != mover(state):
        return refuse("BC-3.3", "beach-closed.refused.other-side")
    return jaws.refusal(state, action) if is_secret(state.phase) else orca.refusal(state, action)


def apply(state: BeachClosedState, actions: Mapping[int, Action], events: Events) -> None:
    if is_secret(state.phase):
        jaws_turn.apply(state, actions[state.jaws], events)
    else:
        orca_turn.apply(state, actions[1 - state.jaws], events)


def resign(state: BeachClosedState, seat: int, leaving: str, events: Events) -> None:
    state.gone = seat
    finish(state, leaving, events)


def outcome(state: BeachClosedState) -> Outcome | None:
    """BC-8; a draw is a shared first place."""
    if state.phase != OVER:
        return None
    if state.ending == "standstill":
        return Outcome(state.ending, (1, 1))
    winner = _winner(state)
    return Outcome(state.ending, (1, 2) if winner == 0 else (2, 1))


def _winner(state: BeachClosedState) -> int:
    if state.ending == "shark-killed":
        return 1 - state.jaws
    return state.jaws if state.ending == "no-swimmers" else 1 - state.gone
