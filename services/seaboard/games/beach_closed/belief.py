"""What a viewer of Beach Closed cannot rule out, as full states: the table of its view, the shark where it can be."""

from __future__ import annotations

from typing import Final

from seaboard.engine.chance import Chance
from seaboard.engine.events import Viewer
from seaboard.games.beach_closed.data import CELL_NUMBER, JAWS_TOKENS, NOWHERE, ORCA_TOKENS, STEPS
from seaboard.games.beach_closed.ground import mask_of
from seaboard.games.beach_closed.sightings import Memory
from seaboard.games.beach_closed.state import (
    JAWS_MOVING,
    ORCA_ACTING,
    ORCA_MOVING,
    OVER,
    PLACING,
    BeachClosedState,
    Draft,
    Table,
)
from seaboard.games.beach_closed.view import SECRET_PHASES, BeachClosedView, SecretTurn, look
from seaboard.games.beach_closed.whereabouts import from_clue, from_whereabouts
from seaboard.games.beach_closed.words import Token

OPEN_PHASES: Final = {
    "placing": PLACING,
    "jaws": JAWS_MOVING,
    "orca-moving": ORCA_MOVING,
    "orca-acting": ORCA_ACTING,
    "over": OVER,
}
DRAFT_PHASES: Final = {name: phase for phase, name in SECRET_PHASES.items()}


def sample(view: BeachClosedView, memory: Memory, chance: Chance) -> BeachClosedState:
    """Jaws, and everybody after the end, knows the state; others draw the shark by the memory's weights."""
    if view.shark is not None:
        return with_shark(view, from_whereabouts(view.shark.now))
    return with_shark(view, draw(memory, chance))


def draw(memory: Memory, chance: Chance) -> int:
    """The shark's whereabouts at random, by their weights."""
    point = chance.stream("shark").below(1 << 30) / (1 << 30)
    for shark, weight in memory.weights:
        point -= weight
        if point < 0:
            return shark
    return memory.weights[-1][0]


def with_shark(view: BeachClosedView, shark: int) -> BeachClosedState:
    """The state of this view with the shark there. Who is not Jaws sees a secret turn as it was at its beginning."""
    secret = view.shark.turn if view.shark else None
    state = BeachClosedState(
        jaws=view.jaws,
        table=_table(view),
        draft=Draft(),
        shark=shark,
        phase=OPEN_PHASES[view.phase],
        steps=view.steps,
        shot=view.shot,
        ending=view.ending or "",
        gone=NOWHERE if view.gone is None else view.gone,
    )
    if secret is not None:
        state.phase, state.steps, state.draft = DRAFT_PHASES[secret.phase], secret.steps, _draft(secret)
    elif state.phase == JAWS_MOVING:
        state.steps, state.draft = STEPS, Draft(began=shark)
    return state


def _table(view: BeachClosedView) -> Table:
    return Table(
        water=mask_of(view.water),
        jaws_island=CELL_NUMBER[view.jaws_island],
        orca_island=CELL_NUMBER[view.orca_island],
        blocks=mask_of(view.blocks),
        swimmers=mask_of(tuple(swimmer.card for swimmer in view.swimmers)),
        guarded=next((CELL_NUMBER[swimmer.card] for swimmer in view.swimmers if swimmer.protected), NOWHERE),
        rested=next((CELL_NUMBER[swimmer.card] for swimmer in view.swimmers if swimmer.rested), NOWHERE),
        boat=CELL_NUMBER[view.boat],
        dynamite=mask_of(view.dynamite),
        health=view.health,
        jaws_tokens=_token_bits(JAWS_TOKENS, view.jaws_tokens),
        orca_tokens=_token_bits(ORCA_TOKENS, view.orca_tokens),
        swimmer_moves=view.swimmer_moves,
        turn=view.turn,
        barren=view.barren,
        clue=from_clue(view.clue),
    )


def _draft(secret: SecretTurn) -> Draft:
    return Draft(
        began=from_whereabouts(secret.began),
        path=tuple(CELL_NUMBER[card] for card in secret.path),
        tokens=_token_bits(JAWS_TOKENS, secret.tokens),
        placed=_number(secret.placed),
        blocked=_number(secret.blocked),
        hit=secret.hit,
        killed=_number(secret.killed),
        clue=from_clue(secret.clue),
        removed=_number(secret.removed),
        island_from=_number(secret.island_from),
    )


def _number(card: str | None) -> int:
    return NOWHERE if card is None else CELL_NUMBER[card]


def _token_bits(names: tuple[Token, ...], held: tuple[Token, ...]) -> int:
    return sum(1 << number for number, name in enumerate(names) if name in held)


def is_possible(view: BeachClosedView, memory: Memory, viewer: Viewer, state: BeachClosedState) -> bool:
    """Whether it looks like this to the viewer, with the shark (in Jaws' turn: at its beginning) where it can be."""
    if look(state, viewer) != view:
        return False
    if view.shark is not None:
        return True
    shark = state.draft.began if state.phase in SECRET_PHASES else state.shark
    return any(shark == possible for possible, _ in memory.weights)
