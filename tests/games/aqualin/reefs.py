"""Positions of Aqualin drawn as text: six rows, the top one first, `RC` a red crab, `..` an empty cell."""

from __future__ import annotations

from collections.abc import Sequence

from seaboard.games.aqualin.data import ANIMALS, COLOURS, CREATURE_NUMBER, CREATURES, EMPTY, SIDE
from seaboard.games.aqualin.state import AqualinState

COLOUR_LETTERS = {"B": "blue", "G": "green", "P": "pink", "V": "purple", "R": "red", "Y": "yellow"}
ANIMAL_LETTERS = {"C": "crab", "F": "fish", "J": "jellyfish", "H": "seahorse", "S": "starfish", "T": "turtle"}
assert set(COLOUR_LETTERS.values()) == set(COLOURS)
assert set(ANIMAL_LETTERS.values()) == set(ANIMALS)


def creature(letters: str) -> int:
    return CREATURE_NUMBER[f"{COLOUR_LETTERS[letters[0]]}-{ANIMAL_LETTERS[letters[1]]}"]


def reef(drawn: str) -> list[int]:
    """The reef of a drawing; missing rows at the top are empty."""
    rows = [line.split() for line in drawn.strip().splitlines()]
    rows = [[".."] * SIDE] * (SIDE - len(rows)) + rows
    return [EMPTY if cell == ".." else creature(cell) for row in reversed(rows) for cell in row]


def position(
    drawn: str, pool: Sequence[str] = (), *, mover: int = 0, first: int = 0, slid: bool = False
) -> AqualinState:
    """A match at this reef: the pool as named (else the first creatures not in the reef), the rest in the stack."""
    cells = reef(drawn)
    left = [number for number in range(len(CREATURES)) if number not in cells]
    chosen = sorted(creature(name) for name in pool) if pool else left[:6]
    return AqualinState(
        reef=cells,
        empty=[cell for cell, there in enumerate(cells) if there == EMPTY],
        pool=chosen,
        stack=[number for number in left if number not in chosen],
        first=first,
        mover=mover,
        slid=slid,
    )
