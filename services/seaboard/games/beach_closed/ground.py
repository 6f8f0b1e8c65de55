"""The hunting ground as bits, one for each place: which cards touch, what lies at the edge, what a removal does.

Knows no sides and no secrets. A set of places is a whole number whose bit `n` stands for place `n` of `data`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, Protocol

from seaboard.games.beach_closed.data import CELL_NAMES, CELL_NUMBER, CELLS, COLUMNS, NOWHERE, ROWS, WIDTH

LineKind = Literal["row", "column"]

ALL: Final = (1 << CELLS) - 1
BIT: Final = tuple(1 << cell for cell in range(CELLS))
ROW_MASKS: Final = tuple(sum(BIT[row * WIDTH + column] for column in range(WIDTH)) for row in range(len(ROWS)))
COLUMN_MASKS: Final = tuple(sum(BIT[row * WIDTH + column] for row in range(len(ROWS))) for column in range(WIDTH))
LINE_MASKS: Final = ROW_MASKS + COLUMN_MASKS
"""By line: the rows first, then the columns."""

_NOT_FIRST = ALL & ~COLUMN_MASKS[0]
_NOT_LAST = ALL & ~COLUMN_MASKS[-1]


def line_of(cell: int, kind: LineKind) -> int:
    """The number of the row or column in which the place lies."""
    row, column = divmod(cell, WIDTH)
    return row if kind == "row" else len(ROWS) + column


def line_name(line: int) -> tuple[LineKind, str]:
    """A line's kind and name: `row` and `3`, `column` and `c`."""
    return ("row", ROWS[line]) if line < len(ROWS) else ("column", COLUMNS[line - len(ROWS)])


def spread(mask: int) -> int:
    """The places that touch one of these, side by side, never by a corner (BC-2.2)."""
    return (mask << WIDTH | mask >> WIDTH | (mask & _NOT_LAST) << 1 | (mask & _NOT_FIRST) >> 1) & ALL


NEIGHBOURS: Final = tuple(spread(bit) for bit in BIT)


def places(mask: int) -> Iterator[int]:
    """The places of a set, ascending."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def mask_of(names: tuple[str, ...]) -> int:
    return sum(BIT[CELL_NUMBER[name]] for name in names)


def names_of(mask: int) -> tuple[str, ...]:
    return tuple(CELL_NAMES[cell] for cell in places(mask))


def edge(water: int, play: int) -> int:
    """The water cards one of whose four sides touches no card in play (BC-7.1)."""
    enclosed = play << WIDTH & play >> WIDTH & (play & _NOT_LAST) << 1 & (play & _NOT_FIRST) >> 1
    return water & ~enclosed


def hangs_together(water: int, play: int) -> bool:
    """Whether there is a way from every water card to every other over cards in play (BC-7.2)."""
    found = water & -water
    while True:
        grown = (found | spread(found)) & play
        if grown == found:
            return not water & ~found
        found = grown


def after_removal(water: int, jaws_island: int, orca_island: int, card: int) -> tuple[int, int, int] | None:
    """Water and islands once the card is gone, or None if the hunting ground forbids it (BC-7.2, BC-7.3)."""
    left = water & ~BIT[card]
    shore = spread(left)
    jaws_cut, orca_cut = not shore & BIT[jaws_island], not shore & BIT[orca_island]
    if jaws_cut and orca_cut:
        return None
    if jaws_cut:
        jaws_island = card
    elif orca_cut:
        orca_island = card
    play = left | BIT[jaws_island] | BIT[orca_island]
    return (left, jaws_island, orca_island) if hangs_together(left, play) else None


class Ground(Protocol):
    """What everybody sees of the hunting ground: of a match's table and of a viewer's memory alike."""

    @property
    def water(self) -> int: ...

    @property
    def jaws_island(self) -> int: ...

    @property
    def orca_island(self) -> int: ...

    @property
    def blocks(self) -> int: ...

    @property
    def swimmers(self) -> int: ...

    @property
    def boat(self) -> int: ...


def in_play(ground: Ground) -> int:
    return ground.water | BIT[ground.jaws_island] | BIT[ground.orca_island]


def loose(ground: Ground) -> int:
    """The water cards at the edge with nothing on them: no boat, swimmer or block (BC-7.1, BC-7.4, BC-5.3)."""
    return edge(ground.water, in_play(ground)) & ~(ground.swimmers | ground.blocks | BIT[ground.boat])


def may_go(ground: Ground, card: int) -> bool:
    """Whether the hunting ground may lose this loose card (BC-7.2, BC-7.3)."""
    return after_removal(ground.water, ground.jaws_island, ground.orca_island, card) is not None


def removable(ground: Ground) -> int:
    """The cards that may be removed by what everybody sees (BC-7)."""
    return sum(BIT[card] for card in places(loose(ground)) if may_go(ground, card))


def open_places(ground: Ground) -> int:
    """Where a removed card may come back: empty places that touch a water card (BC-5.3)."""
    return spread(ground.water) & ~in_play(ground)


def moved_island(ground: Ground, jaws_island: int, orca_island: int) -> int:
    """Where the island lay that a removal moves to new places of the two, or NOWHERE."""
    if ground.jaws_island != jaws_island:
        return ground.jaws_island
    return ground.orca_island if ground.orca_island != orca_island else NOWHERE
