"""What Jaws may do in its secret turn (BC-4, BC-5). What it does is the room next door, `jaws_turn`."""

from __future__ import annotations

from typing import Final

from seaboard.engine.chance import Draws
from seaboard.engine.game import refuse
from seaboard.engine.records import Action
from seaboard.engine.refusals import IllegalAction
from seaboard.games.beach_closed.data import (
    BLOCK_CARD_BIT,
    CELL_NAMES,
    CELL_NUMBER,
    DUE_ISLAND,
    EXTRA_MOVE_BIT,
    HIDE_BIT,
    LEAVING,
    NOWHERE,
    PLACE_CARD_BIT,
)
from seaboard.games.beach_closed.ground import (
    BIT,
    NEIGHBOURS,
    in_play,
    loose,
    may_go,
    places,
    removable,
)
from seaboard.games.beach_closed.state import (
    JAWS_ACTING,
    JAWS_DONE,
    JAWS_FLEEING,
    JAWS_MOVING,
    BeachClosedState,
    Table,
    is_under_card,
)
from seaboard.games.beach_closed.table import (
    card_tokens,
    may_use,
    refuse_block_card,
    refuse_place_card,
    refuse_removal,
    refuse_token,
)
from seaboard.games.beach_closed.words import (
    ATTACK,
    CLUES,
    END,
    EXTRA_MOVE,
    GO_TO_ISLAND,
    HIDE,
    MOVE_AWAY,
    REMOVE,
    SWIM,
    Attack,
    BlockCard,
    End,
    ExtraMove,
    GiveClue,
    GoToIsland,
    Hide,
    MoveAway,
    PlaceCard,
    Remove,
    Swim,
)

JAWS_ACTIONS: Final = (
    GoToIsland, MoveAway, Swim, Attack, GiveClue, Hide, ExtraMove, PlaceCard, BlockCard, Remove, End,
)  # fmt: skip


# Where Jaws may be


def enterable(table: Table, cell: int) -> int:
    """The cards in play beside the place (BC-2.2), but not one with a protected swimmer (BC-4.4, BC-4.5)."""
    around = NEIGHBOURS[cell] & in_play(table)
    return around if table.guarded == NOWHERE else around & ~BIT[table.guarded]


def prey(table: Table) -> int:
    """The cards with an unprotected swimmer (BC-4.4)."""
    return table.swimmers if table.guarded == NOWHERE else table.swimmers & ~BIT[table.guarded]


def refuges(state: BeachClosedState) -> tuple[int, ...]:
    """Where Jaws that is under no card may go first: a touching card, else an island (BC-6.1, BC-7.5)."""
    table = state.table
    if state.shark >= LEAVING:
        around = tuple(places(enterable(table, state.shark - LEAVING)))
        if around:
            return around
    return tuple(sorted((table.jaws_island, table.orca_island)))


def goes_to_island(state: BeachClosedState) -> bool:
    """Whether Jaws' next step is to an island (BC-5.2, BC-6.1, BC-7.5)."""
    if state.phase not in (JAWS_MOVING, JAWS_FLEEING) or is_under_card(state.shark):
        return False
    return state.shark == DUE_ISLAND or not enterable(state.table, state.shark - LEAVING)


def has_prey_above(state: BeachClosedState) -> bool:
    """Whether a swimmer came onto Jaws' card, or lost its protection there: staying kills it (BC-5.4)."""
    return is_under_card(state.shark) and bool(prey(state.table) & BIT[state.shark])


# What is legal


def legal(state: BeachClosedState) -> list[Action]:
    if state.phase == JAWS_DONE:
        return [END]
    if state.phase == JAWS_ACTING:
        return [*card_tokens(state.table, state.table.jaws_tokens), *_removals(state)]
    if goes_to_island(state):
        return [GO_TO_ISLAND[island] for island in refuges(state)]
    if not is_under_card(state.shark):
        return [MOVE_AWAY[card] for card in refuges(state)]
    return _moves(state)


def _moves(state: BeachClosedState) -> list[Action]:
    """Swim on, use a token, or end the move: by staying under prey, by a clue, or hidden (BC-4.1, BC-4.3, BC-5.4)."""
    table = state.table
    found: list[Action] = []
    if state.steps:
        found += [SWIM[card] for card in places(enterable(table, state.shark))]
    if may_use(table, table.jaws_tokens, EXTRA_MOVE_BIT):
        found.append(EXTRA_MOVE)
    if has_prey_above(state):
        return [*found, ATTACK]
    found += CLUES
    if may_use(table, table.jaws_tokens, HIDE_BIT):
        found.append(HIDE)
    return found


def _removals(state: BeachClosedState) -> list[Action]:
    seen = removable(state.table)
    if not seen:
        return [END]
    return [REMOVE[card] for card in places(own_removals(state, seen))]


def own_removals(state: BeachClosedState, seen: int) -> int:
    """Of the cards that may go by what everybody sees, all but the one Jaws is under, unless it is the only one
    (BC-7.4, BC-7.6)."""
    if not is_under_card(state.shark) or seen == BIT[state.shark]:
        return seen
    return seen & ~BIT[state.shark]


def some_action(state: BeachClosedState, draws: Draws) -> Action:
    """A random legal action, for play-outs."""
    if state.phase == JAWS_ACTING:
        return _some_act(state, draws)
    options = legal(state)
    return options[draws.below(len(options))]


def _some_act(state: BeachClosedState, draws: Draws) -> Action:
    """Mostly a removal, found without looking at every card."""
    table = state.table
    if table.jaws_tokens & (PLACE_CARD_BIT | BLOCK_CARD_BIT) and draws.below(4) == 0:
        found = card_tokens(table, table.jaws_tokens)
        if found:
            return found[draws.below(len(found))]
    own = BIT[state.shark] if is_under_card(state.shark) else 0
    cards = list(places(loose(table) & ~own))
    while cards:
        card = cards.pop(draws.below(len(cards)))
        if may_go(table, card):
            return REMOVE[card]
    return REMOVE[state.shark] if own & loose(table) and may_go(table, state.shark) else END


# What is refused


def refusal(state: BeachClosedState, action: Action) -> IllegalAction | None:
    if not isinstance(action, JAWS_ACTIONS):
        return refuse("BC-1", "beach-closed.refused.not-jaws")
    if isinstance(action, PlaceCard | BlockCard | Remove | End):
        return _refuse_act(state, action)
    if state.phase in (JAWS_ACTING, JAWS_DONE):
        return refuse("BC-3.3", "beach-closed.refused.move-over")
    if isinstance(action, GoToIsland | MoveAway):
        return _refuse_refuge(state, action)
    if not is_under_card(state.shark):
        return _refuse_on_the_way(state)
    return _refuse_move(state, action)


def _refuse_act(state: BeachClosedState, action: PlaceCard | BlockCard | Remove | End) -> IllegalAction | None:
    table = state.table
    if isinstance(action, End):
        return _refuse_end(state)
    if state.phase in (JAWS_MOVING, JAWS_FLEEING):
        return refuse("BC-3.3", "beach-closed.refused.move-first")
    if state.phase == JAWS_DONE:
        return refuse("BC-3.3", "beach-closed.refused.card-removed")
    if isinstance(action, PlaceCard):
        return refuse_place_card(table, table.jaws_tokens, action)
    if isinstance(action, BlockCard):
        return refuse_block_card(table, table.jaws_tokens, action)
    if CELL_NUMBER[action.card] == state.shark and own_removals(state, removable(table)) != BIT[state.shark]:
        return refuse("BC-7.4", "beach-closed.refused.own-card", card=action.card)
    return refuse_removal(table, action.card)


def _refuse_end(state: BeachClosedState) -> IllegalAction | None:
    if state.phase in (JAWS_MOVING, JAWS_FLEEING):
        return refuse("BC-3.3", "beach-closed.refused.move-first")
    if state.phase == JAWS_ACTING and removable(state.table):
        return refuse("BC-7.1", "beach-closed.refused.must-remove")
    return None


def _refuse_refuge(state: BeachClosedState, action: GoToIsland | MoveAway) -> IllegalAction | None:
    if is_under_card(state.shark):
        return refuse("BC-4.1", "beach-closed.refused.under-card")
    if goes_to_island(state) != isinstance(action, GoToIsland):
        return _refuse_on_the_way(state)
    if CELL_NUMBER[action.card] not in refuges(state):
        return _refuse_on_the_way(state)
    return None


def _refuse_on_the_way(state: BeachClosedState) -> IllegalAction:
    """Jaws is under no card and must first go to one."""
    if not goes_to_island(state):
        return refuse("BC-7.5", "beach-closed.refused.must-leave")
    rule = "BC-5.2" if state.phase == JAWS_FLEEING else "BC-6.1" if state.shark == DUE_ISLAND else "BC-7.5"
    return refuse(rule, "beach-closed.refused.must-choose-island")


def _refuse_move(state: BeachClosedState, action: Action) -> IllegalAction | None:
    table = state.table
    if isinstance(action, Swim):
        return _refuse_swim(state, CELL_NUMBER[action.card])
    if isinstance(action, ExtraMove):
        return refuse_token(table, table.jaws_tokens, EXTRA_MOVE_BIT, "extra-move")
    if isinstance(action, Attack):
        return None if has_prey_above(state) else refuse("BC-5.4", "beach-closed.refused.no-prey")
    if isinstance(action, GiveClue | Hide) and has_prey_above(state):
        return refuse("BC-5.4", "beach-closed.refused.prey-above")
    if isinstance(action, GiveClue):
        return None
    return refuse_token(table, table.jaws_tokens, HIDE_BIT, "hide")


def _refuse_swim(state: BeachClosedState, card: int) -> IllegalAction | None:
    table, name = state.table, CELL_NAMES[card]
    if not state.steps:
        return refuse("BC-4.1", "beach-closed.refused.no-steps")
    if not NEIGHBOURS[state.shark] & BIT[card]:
        return refuse("BC-2.2", "beach-closed.refused.not-touching", card=name)
    if not in_play(table) & BIT[card]:
        return refuse("BC-2.2", "beach-closed.refused.empty", card=name)
    if card == table.guarded:
        return refuse("BC-4.4", "beach-closed.refused.protected", card=name)
    return None
