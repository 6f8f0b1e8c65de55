"""Orca's part: placing its swimmers, and its open turn of move, actions and removal (BC-3.1, BC-4, BC-6)."""

from __future__ import annotations

from typing import Final

from seaboard.engine.chance import Draws
from seaboard.engine.game import refuse
from seaboard.engine.records import Action
from seaboard.engine.refusals import IllegalAction
from seaboard.games.beach_closed.data import (
    CELL_NUMBER,
    DYNAMITE_BIT,
    EXTRA_MOVE_BIT,
)
from seaboard.games.beach_closed.ground import BIT, NEIGHBOURS, in_play, loose, may_go, places, removable
from seaboard.games.beach_closed.state import ORCA_MOVING, PLACING, BeachClosedState, Table
from seaboard.games.beach_closed.table import (
    card_tokens,
    may_use,
    refuse_block_card,
    refuse_place_card,
    refuse_removal,
    refuse_token,
)
from seaboard.games.beach_closed.words import (
    DYNAMITE,
    END,
    EXTRA_MOVE,
    MOVE_SWIMMER,
    PLACE_SWIMMER,
    REMOVE,
    SAIL,
    SHOOT,
    BlockCard,
    Dynamite,
    End,
    ExtraMove,
    MoveSwimmer,
    PlaceCard,
    PlaceSwimmer,
    Remove,
    Sail,
    Shoot,
)

ORCA_ACTIONS: Final = (
    PlaceSwimmer, Sail, ExtraMove, Shoot, MoveSwimmer, PlaceCard, BlockCard, Dynamite, Remove, End,
)  # fmt: skip


def free_water(table: Table) -> int:
    """Where a swimmer may be put: water cards without one (BC-3.1, BC-6.2)."""
    return table.water & ~table.swimmers


# What is legal


def legal(state: BeachClosedState) -> list[Action]:
    table = state.table
    if state.phase == PLACING:
        return [PLACE_SWIMMER[card] for card in places(free_water(table))]
    return [
        *_moves(state),
        *([] if state.shot else [SHOOT]),
        *_swimmer_moves(table),
        *card_tokens(table, table.orca_tokens),
        *_dynamite(table),
        *_removals(table),
    ]


def _moves(state: BeachClosedState) -> list[Action]:
    """BC-4.1; the first thing done besides ends the move."""
    table = state.table
    if state.phase != ORCA_MOVING:
        return []
    around = NEIGHBOURS[table.boat] & in_play(table) if state.steps else 0
    extra = [EXTRA_MOVE] if may_use(table, table.orca_tokens, EXTRA_MOVE_BIT) else []
    return [*(SAIL[card] for card in places(around)), *extra]


def _swimmer_moves(table: Table) -> list[Action]:
    """BC-6.2."""
    if not table.swimmer_moves:
        return []
    free = tuple(places(free_water(table)))
    return [MOVE_SWIMMER[origin][target] for origin in places(table.swimmers) for target in free]


def _dynamite(table: Table) -> list[Action]:
    """BC-6.3."""
    if not may_use(table, table.orca_tokens, DYNAMITE_BIT):
        return []
    play = in_play(table)
    return [action for action, (one, other) in DYNAMITE.items() if play >> one & play >> other & 1]


def _removals(table: Table) -> list[Action]:
    """BC-7.1; skipped where no card may go (BC-7.6)."""
    return [REMOVE[card] for card in places(removable(table))] or [END]


def some_action(state: BeachClosedState, draws: Draws) -> Action:
    """A random legal action, for play-outs: a kind first, then one of the kind."""
    table = state.table
    if state.phase == PLACING:
        free = tuple(places(free_water(table)))
        return PLACE_SWIMMER[free[draws.below(len(free))]]
    kind = draws.below(8)
    found: list[Action] = []
    if kind < 3:
        found = _moves(state)
    elif kind < 5:
        found = [] if state.shot else [SHOOT]
    elif kind == 5 and draws.below(4) == 0:
        found = _swimmer_moves(table) if draws.below(2) else card_tokens(table, table.orca_tokens)
    elif kind == 6 and draws.below(4) == 0:
        found = _dynamite(table)
    return found[draws.below(len(found))] if found else _some_removal(table, draws)


def _some_removal(table: Table, draws: Draws) -> Action:
    cards = list(places(loose(table)))
    while cards:
        card = cards.pop(draws.below(len(cards)))
        if may_go(table, card):
            return REMOVE[card]
    return END


# What is refused


def refusal(state: BeachClosedState, action: Action) -> IllegalAction | None:
    if not isinstance(action, ORCA_ACTIONS):
        return refuse("BC-1", "beach-closed.refused.not-orca")
    if isinstance(action, PlaceSwimmer):
        return _refuse_swimmer(state, action)
    if state.phase == PLACING:
        return refuse("BC-3.1", "beach-closed.refused.swimmers-first")
    if isinstance(action, Sail | ExtraMove):
        return _refuse_move(state, action)
    return _refuse_act(state, action)


def _refuse_swimmer(state: BeachClosedState, action: PlaceSwimmer) -> IllegalAction | None:
    card = BIT[CELL_NUMBER[action.card]]
    if state.phase != PLACING:
        return refuse("BC-3.1", "beach-closed.refused.swimmers-placed")
    if not card & state.table.water:
        return refuse("BC-3.1", "beach-closed.refused.no-water-card", card=action.card)
    if card & state.table.swimmers:
        return refuse("BC-3.1", "beach-closed.refused.swimmer-there", card=action.card)
    return None


def _refuse_move(state: BeachClosedState, action: Sail | ExtraMove) -> IllegalAction | None:
    table = state.table
    if state.phase != ORCA_MOVING:
        return refuse("BC-3.3", "beach-closed.refused.move-over")
    if isinstance(action, ExtraMove):
        return refuse_token(table, table.orca_tokens, EXTRA_MOVE_BIT, "extra-move")
    card = BIT[CELL_NUMBER[action.card]]
    if not state.steps:
        return refuse("BC-4.1", "beach-closed.refused.no-steps")
    if not NEIGHBOURS[table.boat] & card:
        return refuse("BC-2.2", "beach-closed.refused.not-touching", card=action.card)
    if not in_play(table) & card:
        return refuse("BC-2.2", "beach-closed.refused.empty", card=action.card)
    return None


def _refuse_act(state: BeachClosedState, action: Action) -> IllegalAction | None:
    table = state.table
    if isinstance(action, Shoot):
        return refuse("BC-6.1", "beach-closed.refused.second-shot") if state.shot else None
    if isinstance(action, MoveSwimmer):
        return _refuse_swimmer_move(table, action)
    if isinstance(action, PlaceCard):
        return refuse_place_card(table, table.orca_tokens, action)
    if isinstance(action, BlockCard):
        return refuse_block_card(table, table.orca_tokens, action)
    if isinstance(action, Dynamite):
        return _refuse_dynamite(table, action)
    if isinstance(action, Remove):
        return refuse_removal(table, action.card)
    return refuse("BC-7.1", "beach-closed.refused.must-remove") if removable(table) else None


def _refuse_swimmer_move(table: Table, action: MoveSwimmer) -> IllegalAction | None:
    target = BIT[CELL_NUMBER[action.target]]
    if not table.swimmer_moves:
        return refuse("BC-6.2", "beach-closed.refused.no-swimmer-moves")
    if not table.swimmers & BIT[CELL_NUMBER[action.origin]]:
        return refuse("BC-6.2", "beach-closed.refused.no-swimmer", card=action.origin)
    if not table.water & target:
        return refuse("BC-6.2", "beach-closed.refused.no-water-card", card=action.target)
    if table.swimmers & target:
        return refuse("BC-6.2", "beach-closed.refused.swimmer-there", card=action.target)
    return None


def _refuse_dynamite(table: Table, action: Dynamite) -> IllegalAction | None:
    if refusal := refuse_token(table, table.orca_tokens, DYNAMITE_BIT, "dynamite"):
        return refusal
    pair = DYNAMITE.get(action)
    play = in_play(table)
    if pair is None or not all(play & BIT[card] for card in pair):
        return refuse("BC-6.3", "beach-closed.refused.not-two-cards", card=action.card)
    return None
