"""Attack dice: rolling them, and exactly how likely each sum is (OR-9.2)."""

from __future__ import annotations

from functools import cache

from seaboard.engine.chance import Draws
from seaboard.games.orca.data import FACES

Odds = tuple[float, ...]
"""By sum of hits, from 0, how likely it is."""


def roll(draws: Draws, count: int) -> tuple[int, ...]:
    """So many dice, ascending."""
    return tuple(sorted([draws.choice(FACES) for _ in range(count)]))


@cache
def odds(count: int, faces: tuple[int, ...] = FACES) -> Odds:
    """Of the sum of so many dice."""
    if count == 0:
        return (1.0,)
    fewer = odds(count - 1, faces)
    sums = [0.0] * (len(fewer) + max(faces))
    for total, chance in enumerate(fewer):
        for face in faces:
            sums[total + face] += chance / len(faces)
    return tuple(sums)


@cache
def mean_over(count: int, plus: int, evade: int) -> float:
    """The mean number of hits above the evade (OR-6.2)."""
    return sum(chance * max(0, total + plus - evade) for total, chance in enumerate(odds(count)))
