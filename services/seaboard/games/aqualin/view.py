"""What a viewer may know of a match of Aqualin: all but the order of the stack, which nobody may."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from seaboard.engine.records import Slots, View, view
from seaboard.games.aqualin.data import CELL_NAMES, CREATURES, EMPTY
from seaboard.games.aqualin.rules import is_over, may_slide
from seaboard.games.aqualin.schools import totals
from seaboard.games.aqualin.state import AqualinState
from seaboard.games.aqualin.words import Cell, Creature


@view("aqualin")
class AqualinView(View):
    """The reef and what may still come to it. Both seats and spectators see the same."""

    reef: Annotated[Mapping[Cell, Creature], "By cell (`c4`) the creature there; empty cells are left out."]
    pool: Annotated[tuple[Creature, ...], "The creatures to place from, face up.", Slots(6)]
    stack: Annotated[
        tuple[Creature, ...], "The creatures still in the stack, in the order of the rules page.", Slots(30)
    ]
    first: Annotated[int, "The seat that began."]
    to_move: Annotated[int | None, "The seat whose turn it is; null when the match is over."]
    may_slide: Annotated[bool, "Whether that seat may slide a creature before it places one."]
    scores: Annotated[tuple[int, ...], "What the schools of each seat count now."]
    gone: Annotated[int | None, "The seat that gave up, if one did."]
    leaving: Annotated[str | None, "Why it did: `resigned` or `forfeited`."]


def look(state: AqualinState) -> AqualinView:
    over = is_over(state)
    return AqualinView(
        reef={CELL_NAMES[cell]: CREATURES[creature] for cell, creature in enumerate(state.reef) if creature != EMPTY},
        pool=tuple(CREATURES[creature] for creature in state.pool),
        stack=tuple(CREATURES[creature] for creature in sorted(state.stack)),
        first=state.first,
        to_move=None if over else state.mover,
        may_slide=not over and may_slide(state),
        scores=totals(state.reef),
        gone=None if state.gone == EMPTY else state.gone,
        leaving=state.leaving or None,
    )
