"""What Jaws does in its secret turn, and the one event that tells of it when it ends (BC-4, BC-5)."""

from __future__ import annotations

from seaboard.engine.events import Events
from seaboard.engine.records import Action
from seaboard.games.beach_closed.data import (
    BLOCK_CARD_BIT,
    CELL_NAMES,
    CELL_NUMBER,
    DUE_ISLAND,
    EXTRA_MOVE_BIT,
    EXTRA_STEPS,
    HIDE_BIT,
    JAWS_TOKENS,
    PLACE_CARD_BIT,
)
from seaboard.games.beach_closed.ground import BIT, line_of
from seaboard.games.beach_closed.jaws import prey
from seaboard.games.beach_closed.state import (
    JAWS_ACTING,
    JAWS_DONE,
    JAWS_FLEEING,
    BeachClosedState,
    Draft,
    Table,
)
from seaboard.games.beach_closed.table import finish, island_move, name_or_none, remove_card
from seaboard.games.beach_closed.turns import end_turn
from seaboard.games.beach_closed.whereabouts import to_clue, to_whereabouts
from seaboard.games.beach_closed.words import (
    Attack,
    BlockCard,
    End,
    ExtraMove,
    GiveClue,
    GoToIsland,
    Hide,
    JawsTurn,
    MoveAway,
    OwnTurn,
    PlaceCard,
    Remove,
    Swim,
)


def apply(state: BeachClosedState, action: Action, events: Events) -> None:
    table, draft = state.table, state.draft
    if isinstance(action, Swim):
        state.steps -= 1
        _enter(state, CELL_NUMBER[action.card], events)
    elif isinstance(action, GiveClue):
        draft.clue = line_of(state.shark, action.line)
        state.phase = JAWS_ACTING
    elif isinstance(action, Remove):
        draft.removed = CELL_NUMBER[action.card]
        draft.island_from = remove_card(state, draft.removed)
        state.phase = JAWS_DONE
    elif isinstance(action, End):
        _end_turn(state, events)
    elif isinstance(action, MoveAway):
        _enter(state, CELL_NUMBER[action.card], events)
    elif isinstance(action, GoToIsland):
        _go_to_island(state, CELL_NUMBER[action.card], events)
    elif isinstance(action, Attack):
        _kill(state, state.shark, events)
    elif isinstance(action, ExtraMove):
        _use(table, draft, EXTRA_MOVE_BIT)
        state.steps += EXTRA_STEPS
    elif isinstance(action, Hide):
        _use(table, draft, HIDE_BIT)
        state.phase = JAWS_ACTING
    else:
        _use_card_token(table, draft, action)


def _use(table: Table, draft: Draft, bit: int) -> None:
    table.jaws_tokens &= ~bit
    draft.tokens |= bit


def _use_card_token(table: Table, draft: Draft, action: Action) -> None:
    """BC-5.3."""
    if isinstance(action, PlaceCard):
        _use(table, draft, PLACE_CARD_BIT)
        draft.placed = CELL_NUMBER[action.card]
        table.water |= BIT[draft.placed]
    elif isinstance(action, BlockCard):
        _use(table, draft, BLOCK_CARD_BIT)
        draft.blocked = CELL_NUMBER[action.card]
        table.blocks |= BIT[draft.blocked]


def _enter(state: BeachClosedState, card: int, events: Events) -> None:
    """Come to a card: dynamite there hits before any kill (BC-6.3), a swimmer there is killed (BC-5.1)."""
    table = state.table
    state.draft.path += (card,)
    state.shark = card
    if table.dynamite & BIT[card]:
        _hit(state, events)
    elif prey(table) & BIT[card]:
        _kill(state, card, events)


def _hit(state: BeachClosedState, events: Events) -> None:
    """The move is over, without a clue (BC-6.3)."""
    state.table.health -= 1
    state.draft.hit = True
    if state.table.health == 0:  # BC-8.1
        _tell_turn(state, events)
        finish(state, "shark-killed", events)
        return
    state.shark = DUE_ISLAND
    state.phase = JAWS_ACTING


def _kill(state: BeachClosedState, card: int, events: Events) -> None:
    """The swimmer is gone, the move is over, and Jaws goes to an island (BC-5.1, BC-5.2)."""
    state.table.swimmers &= ~BIT[card]
    state.draft.killed = card
    if not state.table.swimmers:  # BC-8.1
        _tell_turn(state, events)
        finish(state, "no-swimmers", events)
        return
    state.shark = DUE_ISLAND
    state.phase = JAWS_FLEEING


def _go_to_island(state: BeachClosedState, island: int, events: Events) -> None:
    """After a kill the move is over (BC-5.2); else it begins on the island (BC-6.1), unless dynamite hits there."""
    fled = state.phase == JAWS_FLEEING
    _enter(state, island, events)
    if fled and state.phase == JAWS_FLEEING:
        state.phase = JAWS_ACTING


def _end_turn(state: BeachClosedState, events: Events) -> None:
    _tell_turn(state, events)
    state.table.clue = state.draft.clue
    end_turn(state, state.draft.removed, events)


def _tell_turn(state: BeachClosedState, events: Events) -> None:
    """One event: the same parts in the same order for everybody, and Jaws' own record (BC-5.5)."""
    if not events.listening:
        return
    draft = state.draft
    public = JawsTurn(
        tokens=tuple(token for number, token in enumerate(JAWS_TOKENS) if draft.tokens >> number & 1),
        placed=name_or_none(draft.placed),
        blocked=name_or_none(draft.blocked),
        hit=draft.hit,
        killed=name_or_none(draft.killed),
        clue=to_clue(draft.clue),
        removed=name_or_none(draft.removed),
        island=island_move(state.table, draft.removed, draft.island_from),
    )
    path = tuple(CELL_NAMES[cell] for cell in draft.path)
    own = OwnTurn(to_whereabouts(draft.began), path, to_whereabouts(state.shark))
    events.tell(public, {state.jaws: own})
