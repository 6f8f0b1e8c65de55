"""Where the shark is and what its clue says: numbers inside, records outside."""

from __future__ import annotations

from seaboard.games.beach_closed.data import CELL_NAMES, CELL_NUMBER, COLUMNS, DUE_ISLAND, LEAVING, NOWHERE, ROWS
from seaboard.games.beach_closed.ground import line_name
from seaboard.games.beach_closed.words import Clue, Whereabouts


def to_whereabouts(shark: int) -> Whereabouts:
    if shark == DUE_ISLAND:
        return Whereabouts(None, "island")
    if shark >= LEAVING:
        return Whereabouts(CELL_NAMES[shark - LEAVING], "leave")
    return Whereabouts(CELL_NAMES[shark], None)


def from_whereabouts(whereabouts: Whereabouts) -> int:
    if whereabouts.card is None:
        return DUE_ISLAND
    return CELL_NUMBER[whereabouts.card] + (LEAVING if whereabouts.due == "leave" else 0)


def to_clue(line: int) -> Clue | None:
    return None if line == NOWHERE else Clue(*line_name(line))


def from_clue(clue: Clue | None) -> int:
    if clue is None:
        return NOWHERE
    return ROWS.index(clue.name) if clue.line == "row" else len(ROWS) + COLUMNS.index(clue.name)
