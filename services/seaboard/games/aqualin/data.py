"""The pieces, the reef and the figures of Aqualin, each with its source."""

from __future__ import annotations

from typing import Final

SIDE: Final = 6
CELLS: Final = SIDE * SIDE

COLOURS: Final = ("blue", "green", "pink", "purple", "red", "yellow")  # AQ-1, data
ANIMALS: Final = ("crab", "fish", "jellyfish", "seahorse", "starfish", "turtle")  # AQ-1, data
CREATURES: Final = tuple(f"{colour}-{animal}" for colour in COLOURS for animal in ANIMALS)  # AQ-1, box: 36
CREATURE_NUMBER: Final = {name: number for number, name in enumerate(CREATURES)}

CELL_NAMES: Final = tuple(f"{column}{row}" for row in "123456" for column in "abcdef")  # rows from the bottom, data
CELL_NUMBER: Final = {name: number for number, name in enumerate(CELL_NAMES)}

POOL: Final = 6  # AQ-2.1, box

SCHOOL_SCORES: Final = (0, 0, 1, 3, 6, 10, 15)  # AQ-4.3, box to five, data for six

COLOUR_SEAT: Final = 0  # AQ-2.2
ANIMAL_SEAT: Final = 1

EMPTY: Final = -1

KINDS: Final = (
    tuple(creature // len(ANIMALS) for creature in range(len(CREATURES))),
    tuple(creature % len(ANIMALS) for creature in range(len(CREATURES))),
)
"""What each seat looks for on a creature: its colour for `colour`, its animal for `animal`."""


def _neighbours(cell: int) -> tuple[int, ...]:
    row, column = divmod(cell, SIDE)
    around = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return tuple(r * SIDE + c for r, c in around if 0 <= r < SIDE and 0 <= c < SIDE)


def _rays(cell: int) -> tuple[tuple[int, ...], ...]:
    row, column = divmod(cell, SIDE)
    return (
        tuple(row * SIDE + c for c in range(column - 1, -1, -1)),
        tuple(row * SIDE + c for c in range(column + 1, SIDE)),
        tuple(r * SIDE + column for r in range(row - 1, -1, -1)),
        tuple(r * SIDE + column for r in range(row + 1, SIDE)),
    )


NEIGHBOURS: Final = tuple(_neighbours(cell) for cell in range(CELLS))
RAYS: Final = tuple(_rays(cell) for cell in range(CELLS))
"""From each cell the cells to the left, to the right, down and up, nearest first."""
