"""What a viewer of Aqualin cannot rule out: only the order of the stack is hidden, from everybody alike."""

from __future__ import annotations

from seaboard.engine.chance import Chance
from seaboard.games.aqualin.data import CELL_NUMBER, CELLS, CREATURE_NUMBER, EMPTY
from seaboard.games.aqualin.state import AqualinState
from seaboard.games.aqualin.view import AqualinView, look


def sample(view: AqualinView, chance: Chance) -> AqualinState:
    """The position of the view with the stack in any order, each equally likely."""
    stack = [CREATURE_NUMBER[creature] for creature in view.stack]
    chance.stream("stack").shuffle(stack)
    reef = reef_of(view)
    return AqualinState(
        reef=reef,
        empty=[cell for cell in range(CELLS) if reef[cell] == EMPTY],
        pool=[CREATURE_NUMBER[creature] for creature in view.pool],
        stack=stack,
        first=view.first,
        mover=_mover(view),
        slid=view.to_move is not None and not view.may_slide and bool(view.reef),
        gone=EMPTY if view.gone is None else view.gone,
        leaving=view.leaving or "",
    )


def _mover(view: AqualinView) -> int:
    """Whose turn it is; after the end, whose it would be: the seats take turns, one creature each."""
    return view.first ^ (len(view.reef) & 1) if view.to_move is None else view.to_move


def reef_of(view: AqualinView) -> list[int]:
    """By cell the creature there, as a number, or EMPTY."""
    reef = [EMPTY] * CELLS
    for cell, creature in view.reef.items():
        reef[CELL_NUMBER[cell]] = CREATURE_NUMBER[creature]
    return reef


def is_possible(view: AqualinView, state: AqualinState) -> bool:
    return look(state) == view
