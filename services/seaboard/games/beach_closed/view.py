"""What a viewer may know of a match of Beach Closed: the table for everybody, the shark for Jaws alone."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from seaboard.engine.events import Viewer
from seaboard.engine.records import Record, Slots, View, record, view
from seaboard.games.beach_closed.data import CELL_NAMES, CELLS, JAWS_TOKENS, NOWHERE, ORCA_TOKENS, SWIMMERS
from seaboard.games.beach_closed.ground import BIT, names_of, places
from seaboard.games.beach_closed.state import (
    JAWS_ACTING,
    JAWS_DONE,
    JAWS_FLEEING,
    JAWS_MOVING,
    ORCA_ACTING,
    ORCA_MOVING,
    OVER,
    PLACING,
    BeachClosedState,
    Draft,
    Table,
)
from seaboard.games.beach_closed.table import name_or_none
from seaboard.games.beach_closed.whereabouts import to_clue, to_whereabouts
from seaboard.games.beach_closed.words import Card, Clue, Token, Whereabouts

Phase = Literal["placing", "jaws", "orca-moving", "orca-acting", "over"]
SecretPhase = Literal["moving", "fleeing", "acting", "done"]

PHASES: Final[dict[int, Phase]] = {
    PLACING: "placing",
    JAWS_MOVING: "jaws",
    JAWS_FLEEING: "jaws",
    JAWS_ACTING: "jaws",
    JAWS_DONE: "jaws",
    ORCA_MOVING: "orca-moving",
    ORCA_ACTING: "orca-acting",
    OVER: "over",
}
SECRET_PHASES: Final[dict[int, SecretPhase]] = {
    JAWS_MOVING: "moving",
    JAWS_FLEEING: "fleeing",
    JAWS_ACTING: "acting",
    JAWS_DONE: "done",
}


@record
class Swimmer(Record):
    """A swimmer in the water."""

    card: Card
    protected: Annotated[bool, "Whether it is protected until Orca's next turn begins (BC-4.4)."]
    rested: Annotated[bool, "In Orca's turn: it was protected up to now and cannot be again at once (BC-4.4)."]


@record
class SecretTurn(Record):
    """What Jaws has done so far in its turn. Its effects already show in Jaws' own view, and in no other."""

    phase: SecretPhase
    steps: Annotated[int, "Cards it may still swim."]
    began: Whereabouts
    path: Annotated[tuple[Card, ...], Slots(4)]
    tokens: Annotated[tuple[Token, ...], Slots(4)]
    placed: Card | None
    blocked: Card | None
    hit: bool
    killed: Card | None
    clue: Clue | None
    removed: Card | None
    island_from: Annotated[Card | None, "Where the island lay that the removal moved."]


@record
class Shark(Record):
    """What only Jaws knows, until the match is over."""

    now: Whereabouts
    turn: Annotated[SecretTurn | None, "Null outside Jaws' turn."]


@view("beach-closed")
class BeachClosedView(View):
    """The table, and for Jaws (and for everybody after the end) the shark."""

    jaws: Annotated[int, "The seat that plays Jaws."]
    phase: Phase
    turn: Annotated[int, "Turns begun by both sides; Jaws has the odd ones. 0 while Orca places its swimmers."]
    water: Annotated[tuple[Card, ...], "The water cards in play.", Slots(CELLS)]
    jaws_island: Card
    orca_island: Card
    blocks: Annotated[tuple[Card, ...], "Water cards that can never be removed.", Slots(2)]
    swimmers: Annotated[tuple[Swimmer, ...], Slots(SWIMMERS)]
    boat: Card
    dynamite: Annotated[tuple[Card, ...], "The two cards between which dynamite waits; empty if none does.", Slots(2)]
    health: Annotated[int, "Hits that Jaws can still take."]
    jaws_tokens: Annotated[tuple[Token, ...], Slots(4)]
    orca_tokens: Annotated[tuple[Token, ...], Slots(4)]
    swimmer_moves: Annotated[int, "How often Orca may still move a swimmer."]
    clue: Annotated[Clue | None, "Where the shark token lies; null if Jaws' last turn gave no clue."]
    barren: Annotated[int, "Turns running in which no card could be removed; 12 are a draw (BC-8.2)."]
    steps: Annotated[int, "In Orca's move, the cards its boat may still go."]
    shot: Annotated[bool, "In Orca's turn, whether it has shot."]
    shark: Annotated[Shark | None, "Null for everybody but Jaws, until the match is over."]
    ending: str | None
    gone: Annotated[int | None, "The seat that gave up, if one did."]


def look(state: BeachClosedState, viewer: Viewer) -> BeachClosedView:
    """The viewer's view. A secret turn shows to nobody but Jaws: the others see the table as it was (BC-5.5)."""
    knows = viewer == state.jaws or state.phase == OVER
    secret = state.phase in SECRET_PHASES
    table = state.table if knows or not secret else before_turn(state.table, state.draft)
    return BeachClosedView(
        jaws=state.jaws,
        phase=PHASES[state.phase],
        turn=table.turn,
        water=names_of(table.water),
        jaws_island=CELL_NAMES[table.jaws_island],
        orca_island=CELL_NAMES[table.orca_island],
        blocks=names_of(table.blocks),
        swimmers=_swimmers(table),
        boat=CELL_NAMES[table.boat],
        dynamite=names_of(table.dynamite),
        health=table.health,
        jaws_tokens=_tokens(JAWS_TOKENS, table.jaws_tokens),
        orca_tokens=_tokens(ORCA_TOKENS, table.orca_tokens),
        swimmer_moves=table.swimmer_moves,
        clue=to_clue(table.clue),
        barren=table.barren,
        steps=0 if secret else state.steps,
        shot=state.shot,
        shark=_shark(state) if knows else None,
        ending=state.ending or None,
        gone=None if state.gone == NOWHERE else state.gone,
    )


def before_turn(table: Table, draft: Draft) -> Table:
    """The table as it was before the steps of a secret turn."""
    before = table.copy()
    if draft.removed != NOWHERE:
        before.water |= BIT[draft.removed]
    if draft.island_from != NOWHERE:
        _put_back(before, draft)
    if draft.placed != NOWHERE:
        before.water &= ~BIT[draft.placed]
    if draft.blocked != NOWHERE:
        before.blocks &= ~BIT[draft.blocked]
    if draft.killed != NOWHERE:
        before.swimmers |= BIT[draft.killed]
    before.jaws_tokens |= draft.tokens
    before.health += draft.hit
    return before


def _put_back(before: Table, draft: Draft) -> None:
    """The island that the removal moved, and the boat if it went along."""
    if before.jaws_island == draft.removed:
        before.jaws_island = draft.island_from
    else:
        before.orca_island = draft.island_from
    if before.boat == draft.removed:
        before.boat = draft.island_from


def _swimmers(table: Table) -> tuple[Swimmer, ...]:
    cards = zip(places(table.swimmers), names_of(table.swimmers), strict=True)
    return tuple(Swimmer(name, cell == table.guarded, cell == table.rested) for cell, name in cards)


def _tokens(names: tuple[Token, ...], left: int) -> tuple[Token, ...]:
    return tuple(name for number, name in enumerate(names) if left >> number & 1)


def _shark(state: BeachClosedState) -> Shark:
    secret = SECRET_PHASES.get(state.phase)
    return Shark(to_whereabouts(state.shark), None if secret is None else _secret_turn(state, secret))


def _secret_turn(state: BeachClosedState, phase: SecretPhase) -> SecretTurn:
    draft = state.draft
    return SecretTurn(
        phase=phase,
        steps=state.steps,
        began=to_whereabouts(draft.began),
        path=tuple(CELL_NAMES[cell] for cell in draft.path),
        tokens=_tokens(JAWS_TOKENS, draft.tokens),
        placed=name_or_none(draft.placed),
        blocked=name_or_none(draft.blocked),
        hit=draft.hit,
        killed=name_or_none(draft.killed),
        clue=to_clue(draft.clue),
        removed=name_or_none(draft.removed),
        island_from=name_or_none(draft.island_from),
    )
