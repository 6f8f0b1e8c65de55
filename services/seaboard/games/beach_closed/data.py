"""The hunting ground, the tokens and the figures of Beach Closed, each with its source."""

from __future__ import annotations

from typing import Final, Literal

COLUMNS: Final = "abcdef"  # BC-2.1, box: six, from the left
ROWS: Final = "12345"  # BC-2.1, box: five, from the top
WIDTH: Final = len(COLUMNS)
CELLS: Final = len(COLUMNS) * len(ROWS)

CELL_NAMES: Final = tuple(f"{column}{row}" for row in ROWS for column in COLUMNS)
CELL_NUMBER: Final = {name: number for number, name in enumerate(CELL_NAMES)}

JAWS_ISLAND: Final = CELL_NUMBER["a1"]  # BC-2.1, box: top left; ours: it is Jaws'
ORCA_ISLAND: Final = CELL_NUMBER["f5"]  # BC-2.1, box: bottom right; ours: it is Orca's

HEALTH: Final = 3  # BC-3.2, box
SWIMMERS: Final = 3  # BC-3.1, box
SWIMMER_MOVES: Final = 3  # BC-3.2, box

TokenName = Literal["place-card", "block-card", "extra-move", "hide", "dynamite"]
JAWS_TOKENS: Final[tuple[TokenName, ...]] = (
    "place-card",
    "block-card",
    "extra-move",
    "hide",
)  # BC-3.4, box read as ours
ORCA_TOKENS: Final[tuple[TokenName, ...]] = (
    "place-card",
    "block-card",
    "extra-move",
    "dynamite",
)  # BC-3.4, box read as ours

STEPS: Final = 2  # BC-4.1, box: nought, one or two cards a turn
EXTRA_STEPS: Final = 1  # BC-4.1, box: one card more

BARREN_TURNS: Final = 12  # BC-8.2, ours

NOWHERE: Final = -1
"""No card, where a place is a number."""

DUE_ISLAND: Final = CELLS
"""As the shark's whereabouts: under no card, it must first go to an island."""
LEAVING: Final = CELLS + 1
"""Plus a place, as the shark's whereabouts: it must first go from there to a card that touches the place."""

PLACE_CARD_BIT: Final = 1 << 0
BLOCK_CARD_BIT: Final = 1 << 1
EXTRA_MOVE_BIT: Final = 1 << 2
HIDE_BIT: Final = 1 << 3
DYNAMITE_BIT: Final = 1 << 3
ALL_TOKENS: Final = (1 << 4) - 1
"""A side's tokens as bits, in the order in which they are listed above."""
