"""What the clock plays for a seat that does not answer: sensible and legal; where it is secret, drawn at random."""

from __future__ import annotations

from seaboard.engine.chance import Chance, Draws
from seaboard.engine.events import DEAF
from seaboard.engine.game import Choice
from seaboard.engine.records import Action
from seaboard.games.beach_closed import jaws, jaws_turn, orca
from seaboard.games.beach_closed.data import CELL_NUMBER, SWIMMERS
from seaboard.games.beach_closed.ground import BIT
from seaboard.games.beach_closed.state import PLACING, BeachClosedState, Table, is_secret
from seaboard.games.beach_closed.words import (
    ATTACK,
    EXTRA_MOVE,
    HIDE,
    SHOOT,
    BlockCard,
    End,
    GoToIsland,
    MoveAway,
    PlaceCard,
    Remove,
    Swim,
)


def jaws_turn_at_random(state: BeachClosedState, chance: Chance) -> Choice:
    """A whole secret turn without tokens: it kills what it touches, keeps off dynamite, and else drifts at random.

    Plays on the given state, which Jaws knows in full.
    """
    draws = chance.stream("default")
    drift = draws.below(state.steps + 1)
    choice: list[Action] = []
    while is_secret(state.phase):
        action = _jaws_step(state, drift, draws)
        drift -= isinstance(action, Swim)
        choice.append(action)
        jaws_turn.apply(state, action, DEAF)
    return tuple(choice)


def _jaws_step(state: BeachClosedState, drift: int, draws: Draws) -> Action:
    table = state.table
    options = [action for action in jaws.legal(state) if not isinstance(action, PlaceCard | BlockCard)]
    swims = [action for action in options if isinstance(action, Swim)]
    kills = [swim for swim in swims if jaws.prey(table) & ~table.dynamite & BIT[CELL_NUMBER[swim.card]]]
    if kills:
        return draws.choice(kills)
    if ATTACK in options:
        return ATTACK
    calm = [swim for swim in swims if not table.dynamite & BIT[CELL_NUMBER[swim.card]]]
    if calm and drift > 0:
        return draws.choice(calm)
    quiet = [action for action in options if action not in (*swims, EXTRA_MOVE, HIDE)]
    safe = [action for action in quiet if not _is_onto_dynamite(table, action)]
    return draws.choice(safe or quiet)


def _is_onto_dynamite(table: Table, action: Action) -> bool:
    return isinstance(action, GoToIsland | MoveAway) and bool(table.dynamite & BIT[CELL_NUMBER[action.card]])


def orca_step(state: BeachClosedState, chance: Chance) -> Choice:
    """Swimmers anywhere; in its turn the boat stays and shoots, then any card goes. Reads nothing that Orca cannot."""
    draws = chance.stream("default")
    options = orca.legal(state)
    if state.phase == PLACING:
        missing = SWIMMERS - state.table.swimmers.bit_count()
        draws.shuffle(options)
        return tuple(options[:missing])
    if not state.shot:
        return (SHOOT,)
    return (draws.choice([action for action in options if isinstance(action, Remove | End)]),)
