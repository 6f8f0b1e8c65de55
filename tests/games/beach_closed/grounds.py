"""Positions of Beach Closed drawn as text, and how tests play on them.

Five rows of six places, the top one first. `~` is a water card, `J` and `O` the islands, `-` an empty place. Behind it
may stand: `s` a swimmer, `p` a protected one, `r` one that was protected in Orca's last turn, `#` a block, `b` the
boat, `*` dynamite, `x` the shark. Without a drawing's `x` the shark is where the test says.
"""

from __future__ import annotations

import json
from typing import Any

from seaboard.engine.chance import SeededChance
from seaboard.engine.events import Recorder, Viewer
from seaboard.engine.play import check, decide
from seaboard.engine.records import Action, Event, to_data
from seaboard.games.beach_closed import GAME
from seaboard.games.beach_closed.data import CELL_NUMBER, CELLS, DUE_ISLAND, LEAVING, NOWHERE, STEPS
from seaboard.games.beach_closed.ground import BIT
from seaboard.games.beach_closed.state import JAWS_MOVING, ORCA_ACTING, ORCA_MOVING, BeachClosedState, Draft, Table
from seaboard.games.beach_closed.words import (
    ATTACK,
    BLOCK_CARD,
    CLUES,
    DYNAMITE,
    END,
    EXTRA_MOVE,
    GO_TO_ISLAND,
    HIDE,
    MOVE_AWAY,
    MOVE_SWIMMER,
    PLACE_CARD,
    PLACE_SWIMMER,
    REMOVE,
    SAIL,
    SHOOT,
    SWIM,
    JawsTurn,
)

JAWS, ORCA = 0, 1
LEGAL = "legal"

WHOLE = """
    J  ~  ~  ~  ~  ~
    ~  ~  ~  ~  ~  ~
    ~  ~  ~  ~  ~  ~
    ~  ~  ~  ~  ~  ~
    ~  ~  ~  ~  ~  Ob
"""
"""All cards, the boat at home, no swimmer and no shark."""


def at(place: str) -> int:
    """The shark's whereabouts: `c3`, `island` for due to an island, `leave c3` for due to leave that place."""
    if place == "island":
        return DUE_ISLAND
    return LEAVING + CELL_NUMBER[place[-2:]] if place.startswith("leave ") else CELL_NUMBER[place]


def drawn(drawing: str) -> tuple[Table, int]:
    """The table of a drawing, and where its shark is."""
    cells = drawing.split()
    assert len(cells) == CELLS, "a drawing has five rows of six"
    found = {sign: [cell for cell, text in enumerate(cells) if sign in text] for sign in "~JOsprb#*x"}

    def mask(signs: str) -> int:
        return sum(BIT[cell] for sign in signs for cell in found[sign])

    def one(sign: str, otherwise: int = NOWHERE) -> int:
        return found[sign][0] if found[sign] else otherwise

    table = Table(
        water=mask("~"),
        jaws_island=one("J"),
        orca_island=one("O"),
        blocks=mask("#"),
        swimmers=mask("spr"),
        guarded=one("p"),
        rested=one("r"),
        boat=one("b"),
        dynamite=mask("*"),
        turn=3,
    )
    return table, one("x")


def jaws_moves(drawing: str, shark: str = "", **table: int) -> BeachClosedState:
    """Jaws' second turn begins (its first, with `turn=1`)."""
    return _position(drawing, shark, JAWS_MOVING, {"turn": 3, **table})


def orca_moves(drawing: str, shark: str = "", **table: int) -> BeachClosedState:
    """Orca's second turn begins (its first, with `turn=2`)."""
    return _position(drawing, shark, ORCA_MOVING, {"turn": 4, **table})


def orca_acts(drawing: str, shark: str = "", **table: int) -> BeachClosedState:
    """Orca has moved and shot in its second turn."""
    state = _position(drawing, shark, ORCA_ACTING, {"turn": 4, **table})
    state.steps, state.shot = 0, True
    return state


def _position(drawing: str, shark: str, phase: int, given: dict[str, int]) -> BeachClosedState:
    table, place = drawn(drawing)
    for name, value in given.items():
        assert hasattr(table, name)
        setattr(table, name, value)
    place = at(shark) if shark else place
    assert place != NOWHERE, "the drawing has no shark"
    return BeachClosedState(JAWS, table, Draft(began=place), shark=place, phase=phase, steps=STEPS)


def chance() -> SeededChance:
    return SeededChance(bytes(32))


def mover(state: BeachClosedState) -> int:
    turn = GAME.turn(state)
    assert turn is not None
    return turn.seats[0]


def verdict(state: BeachClosedState, action: Action) -> str:
    """`legal`, or the rule that forbids it; and the list of legal actions says the same."""
    refusal = GAME.refusal(state, mover(state), action)
    assert (refusal is None) == (action in GAME.legal_actions(state, mover(state)))
    return LEGAL if refusal is None else refusal.rule


def play(state: BeachClosedState, *actions: Action) -> Recorder:
    """Play legal actions of whoever has the turn, one by one, and hear what is told. Nothing forced is added."""
    events = Recorder()
    for action in actions:
        seat = mover(state)
        check(GAME, state, seat, action)
        GAME.apply(state, {seat: action}, chance(), events)
    return events


def play_choice(state: BeachClosedState, *actions: Action) -> Recorder:
    """One choice of whoever has the turn, as the engine plays it, forced steps included."""
    events = Recorder()
    decide(GAME, state, mover(state), actions, chance(), events)
    return events


def public(events: Recorder) -> list[Event]:
    return [told.public for told in events.told if told.public is not None]


def jaws_turn(events: Recorder) -> JawsTurn:
    """What everybody is told of Jaws' turn."""
    (event,) = [event for event in public(events) if isinstance(event, JawsTurn)]
    return event


def heard(events: Recorder, viewer: Viewer) -> str:
    """All that the viewer is told, as bytes on the wire would be."""
    parts = [part for told in events.told if (part := told.seen_by(viewer)) is not None]
    return json.dumps([[part.public and to_data(part.public), part.own and to_data(part.own)] for part in parts])


def seen(state: BeachClosedState, viewer: Viewer) -> str:
    return json.dumps(to_data(GAME.view(state, viewer)))


def options(state: BeachClosedState, kind: type[Action]) -> set[str]:
    """The cards that legal actions of this kind name."""
    listed: Any = [action for action in GAME.legal_actions(state, mover(state)) if isinstance(action, kind)]
    return {action.card for action in listed}


ALL_ACTIONS: tuple[Action, ...] = (
    *PLACE_SWIMMER,
    *SWIM,
    *SAIL,
    *MOVE_AWAY,
    *GO_TO_ISLAND,
    *PLACE_CARD,
    *BLOCK_CARD,
    *REMOVE,
    *DYNAMITE,
    *CLUES,
    *(action for actions in MOVE_SWIMMER for action in actions),
    ATTACK,
    END,
    EXTRA_MOVE,
    HIDE,
    SHOOT,
)


def answers(state: BeachClosedState, viewer: Viewer) -> str:
    """All that the viewer can get to know without acting: its view, whose turn it is, what it may do, and why not."""
    found: list[Any] = [seen(state, viewer), repr(GAME.turn(state))]
    turn = GAME.turn(state)
    if viewer is not None and turn is not None:
        found += [to_data(action) for action in GAME.legal_actions(state, viewer)]
        for action in ALL_ACTIONS:
            refusal = GAME.refusal(state, viewer, action)
            found.append(refusal and [refusal.rule, refusal.text.key, dict(refusal.text.params)])
    return json.dumps(found)
