"""What Orca's actions do, each told as it happens; shots and dynamite are answered at once (BC-6, ALL-7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from seaboard.engine.events import Events
from seaboard.engine.records import Action
from seaboard.games.beach_closed.data import (
    BLOCK_CARD_BIT,
    CELL_NAMES,
    CELL_NUMBER,
    DUE_ISLAND,
    DYNAMITE_BIT,
    EXTRA_MOVE_BIT,
    EXTRA_STEPS,
    NOWHERE,
    PLACE_CARD_BIT,
    SWIMMERS,
)
from seaboard.games.beach_closed.ground import BIT
from seaboard.games.beach_closed.state import ORCA_ACTING, BeachClosedState, Table
from seaboard.games.beach_closed.table import finish, island_move, name_or_none, remove_card
from seaboard.games.beach_closed.turns import begin_jaws_turn, end_turn
from seaboard.games.beach_closed.words import (
    DYNAMITE,
    BlockCard,
    CardBlocked,
    CardPlaced,
    Dynamite,
    DynamiteLaid,
    End,
    ExtraMove,
    MoveSwimmer,
    MustLeave,
    OrcaTurn,
    PlaceCard,
    PlaceSwimmer,
    Remove,
    Sail,
    Sailed,
    Shoot,
    Shot,
    SwimmerMoved,
    SwimmerPlaced,
    TokenUsed,
)


def apply(state: BeachClosedState, action: Action, events: Events) -> None:
    DEEDS[type(action)](state, action, events)


def _place_swimmer(state: BeachClosedState, action: PlaceSwimmer, events: Events) -> None:
    table = state.table
    table.swimmers |= BIT[CELL_NUMBER[action.card]]
    if events.listening:
        events.tell(SwimmerPlaced(action.card))
    if table.swimmers.bit_count() == SWIMMERS:  # BC-3.3: Jaws starts
        begin_jaws_turn(state)


def _sail(state: BeachClosedState, action: Sail, events: Events) -> None:
    state.table.boat = CELL_NUMBER[action.card]
    state.steps -= 1
    if events.listening:
        events.tell(Sailed(action.card))


def _extra_move(state: BeachClosedState, action: ExtraMove, events: Events) -> None:
    state.table.orca_tokens &= ~EXTRA_MOVE_BIT
    state.steps += EXTRA_STEPS
    if events.listening:
        events.tell(TokenUsed("extra-move"))


def _end_move(state: BeachClosedState) -> None:
    """BC-3.3: whatever follows is no part of the move."""
    state.phase, state.steps = ORCA_ACTING, 0


def _shoot(state: BeachClosedState, action: Shoot, events: Events) -> None:
    """BC-6.1."""
    _end_move(state)
    table = state.table
    state.shot = True
    hit = state.shark == table.boat
    table.health -= hit
    if events.listening:
        events.tell(Shot(CELL_NAMES[table.boat], hit, table.health), news=True)
    if hit:
        _send_away(state, events)


def _send_away(state: BeachClosedState, events: Events) -> None:
    """Jaws was hit: it chooses an island as its next turn begins (BC-6.1), or is dead (BC-8.1)."""
    if state.table.health == 0:
        finish(state, "shark-killed", events)
    else:
        state.shark = DUE_ISLAND


def _move_swimmer(state: BeachClosedState, action: MoveSwimmer, events: Events) -> None:
    """BC-6.2; that a swimmer was protected in the last turn goes with it (BC-4.4)."""
    _end_move(state)
    table = state.table
    origin, target = CELL_NUMBER[action.origin], CELL_NUMBER[action.target]
    table.swimmers ^= BIT[origin] | BIT[target]
    table.swimmer_moves -= 1
    if table.rested == origin:
        table.rested = target
    if events.listening:
        events.tell(SwimmerMoved(action.origin, action.target))


def _place_card(state: BeachClosedState, action: PlaceCard, events: Events) -> None:
    _end_move(state)
    state.table.orca_tokens &= ~PLACE_CARD_BIT
    state.table.water |= BIT[CELL_NUMBER[action.card]]
    if events.listening:
        events.tell(CardPlaced(action.card))


def _block_card(state: BeachClosedState, action: BlockCard, events: Events) -> None:
    _end_move(state)
    state.table.orca_tokens &= ~BLOCK_CARD_BIT
    state.table.blocks |= BIT[CELL_NUMBER[action.card]]
    if events.listening:
        events.tell(CardBlocked(action.card))


def _dynamite(state: BeachClosedState, action: Dynamite, events: Events) -> None:
    """BC-6.3: it hits at once, or stays."""
    _end_move(state)
    table = state.table
    one, other = DYNAMITE[action]
    table.orca_tokens &= ~DYNAMITE_BIT
    hit = state.shark in (one, other)
    table.health -= hit
    table.dynamite = 0 if hit else BIT[one] | BIT[other]
    if events.listening:
        events.tell(DynamiteLaid((CELL_NAMES[one], CELL_NAMES[other]), hit, table.health), news=True)
    if hit:
        _send_away(state, events)


def _remove(state: BeachClosedState, action: Remove, events: Events) -> None:
    """BC-7; Orca learns nothing of whom it drove away (BC-7.5)."""
    table, card = state.table, CELL_NUMBER[action.card]
    driven_away = state.shark == card
    origin = remove_card(state, card)
    gone = BIT[card] | (0 if origin == NOWHERE else BIT[origin])
    if table.dynamite & gone:  # BC-6.3; ours: an island that moves no longer touches the other card
        table.dynamite = 0
    _end_turn(state, card, origin, driven_away, events)


def _end(state: BeachClosedState, action: End, events: Events) -> None:
    _end_turn(state, NOWHERE, NOWHERE, False, events)


def _end_turn(state: BeachClosedState, removed: int, origin: int, driven_away: bool, events: Events) -> None:
    table = state.table
    table.guarded, table.rested = sheltered(table), NOWHERE
    if events.listening:
        public = OrcaTurn(name_or_none(removed), island_move(table, removed, origin), name_or_none(table.guarded))
        events.tell(public, {state.jaws: MustLeave(CELL_NAMES[removed])} if driven_away else None)
    end_turn(state, removed, events)


def sheltered(table: Table) -> int:
    """The card of the swimmer under the boat, unless it was protected in Orca's last turn too (BC-4.4); or NOWHERE."""
    under_boat = table.swimmers & BIT[table.boat]
    return table.boat if under_boat and table.boat != table.rested else NOWHERE


DEEDS: Final[dict[type, Callable[[BeachClosedState, Any, Events], None]]] = {
    PlaceSwimmer: _place_swimmer,
    Sail: _sail,
    ExtraMove: _extra_move,
    Shoot: _shoot,
    MoveSwimmer: _move_swimmer,
    PlaceCard: _place_card,
    BlockCard: _block_card,
    Dynamite: _dynamite,
    Remove: _remove,
    End: _end,
}
