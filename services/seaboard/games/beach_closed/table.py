"""What both sides do to the table in the same way: tokens, removing a card, and the end of the match."""

from __future__ import annotations

from seaboard.engine.events import Events
from seaboard.engine.game import refuse
from seaboard.engine.records import Action
from seaboard.engine.refusals import IllegalAction
from seaboard.games.beach_closed.data import (
    BLOCK_CARD_BIT,
    CELL_NAMES,
    CELL_NUMBER,
    LEAVING,
    NOWHERE,
    PLACE_CARD_BIT,
)
from seaboard.games.beach_closed.ground import (
    BIT,
    NEIGHBOURS,
    after_removal,
    edge,
    in_play,
    may_go,
    moved_island,
    open_places,
    places,
)
from seaboard.games.beach_closed.state import OVER, BeachClosedState, Draft, Table, is_first_turn
from seaboard.games.beach_closed.whereabouts import to_whereabouts
from seaboard.games.beach_closed.words import BLOCK_CARD, PLACE_CARD, BlockCard, Ended, IslandMove, PlaceCard, Side


def may_use(table: Table, tokens: int, bit: int) -> bool:
    """Each token once (BC-3.4), and none in a side's first turn (BC-3.5)."""
    return bool(tokens & bit) and not is_first_turn(table)


def refuse_token(table: Table, tokens: int, bit: int, token: str) -> IllegalAction | None:
    if is_first_turn(table):
        return refuse("BC-3.5", "beach-closed.refused.first-turn")
    if not tokens & bit:
        return refuse("BC-3.4", "beach-closed.refused.token-gone", token=token)
    return None


def card_tokens(table: Table, tokens: int) -> list[Action]:
    """All ways to use `place-card` and `block-card` (BC-5.3)."""
    found: list[Action] = []
    if may_use(table, tokens, PLACE_CARD_BIT):
        found += [PLACE_CARD[card] for card in places(open_places(table))]
    if may_use(table, tokens, BLOCK_CARD_BIT):
        found += [BLOCK_CARD[card] for card in places(table.water & ~table.blocks)]
    return found


def refuse_place_card(table: Table, tokens: int, action: PlaceCard) -> IllegalAction | None:
    card = BIT[CELL_NUMBER[action.card]]
    if refusal := refuse_token(table, tokens, PLACE_CARD_BIT, "place-card"):
        return refusal
    if card & in_play(table):
        return refuse("BC-5.3", "beach-closed.refused.not-empty", card=action.card)
    if not card & open_places(table):
        return refuse("BC-5.3", "beach-closed.refused.touches-no-water", card=action.card)
    return None


def refuse_block_card(table: Table, tokens: int, action: BlockCard) -> IllegalAction | None:
    card = BIT[CELL_NUMBER[action.card]]
    if refusal := refuse_token(table, tokens, BLOCK_CARD_BIT, "block-card"):
        return refusal
    if not card & table.water:
        return refuse("BC-5.3", "beach-closed.refused.no-water-card", card=action.card)
    if card & table.blocks:
        return refuse("BC-5.3", "beach-closed.refused.blocked-already", card=action.card)
    return None


def refuse_removal(table: Table, name: str) -> IllegalAction | None:
    """Why this card may not be removed, by what everybody sees (BC-7)."""
    card = CELL_NUMBER[name]
    if not table.water & BIT[card]:
        rule = "BC-7.3" if card in (table.jaws_island, table.orca_island) else "BC-7.1"
        return refuse(rule, "beach-closed.refused.no-water-card", card=name)
    if not edge(table.water, in_play(table)) & BIT[card]:
        return refuse("BC-7.1", "beach-closed.refused.not-at-edge", card=name)
    if card == table.boat:
        return refuse("BC-7.4", "beach-closed.refused.boat-there", card=name)
    if table.swimmers & BIT[card]:
        return refuse("BC-7.4", "beach-closed.refused.swimmer-there", card=name)
    if table.blocks & BIT[card]:
        return refuse("BC-5.3", "beach-closed.refused.blocked", card=name)
    if not may_go(table, card):
        return _refuse_cut(table, name)
    return None


def _refuse_cut(table: Table, name: str) -> IllegalAction:
    """BC-7.3 where both islands would be cut off, else BC-7.2."""
    left = table.water & ~BIT[CELL_NUMBER[name]]
    if not left & (NEIGHBOURS[table.jaws_island] | NEIGHBOURS[table.orca_island]):
        return refuse("BC-7.3", "beach-closed.refused.cuts-both-islands", card=name)
    return refuse("BC-7.2", "beach-closed.refused.cuts-water", card=name)


def remove_card(state: BeachClosedState, card: int) -> int:
    """Take the card away; an island that is cut off moves to its place with whoever is on it (BC-7.3).

    Whoever was under the card itself must leave (BC-7.5). Answers where the moved island lay, or NOWHERE.
    """
    table = state.table
    after = after_removal(table.water, table.jaws_island, table.orca_island, card)
    assert after is not None
    water, jaws_island, orca_island = after
    origin = moved_island(table, jaws_island, orca_island)
    table.water, table.jaws_island, table.orca_island = water, jaws_island, orca_island
    if state.shark == card:
        state.shark = LEAVING + card
    elif origin != NOWHERE and state.shark == origin:
        state.shark = card
    if origin != NOWHERE and table.boat == origin:
        table.boat = card
    return origin


def island_move(table: Table, removed: int, origin: int) -> IslandMove | None:
    """How the island's move is told."""
    if origin == NOWHERE:
        return None
    side: Side = "jaws" if table.jaws_island == removed else "orca"
    return IslandMove(side, CELL_NAMES[origin], CELL_NAMES[removed])


def finish(state: BeachClosedState, ending: str, events: Events) -> None:
    """The match is over; the shark's place is no longer a secret."""
    state.phase, state.ending = OVER, ending
    state.draft, state.steps, state.shot = Draft(), 0, False
    if events.listening:
        events.tell(Ended(ending, to_whereabouts(state.shark)))


def name_or_none(cell: int) -> str | None:
    return None if cell == NOWHERE else CELL_NAMES[cell]
