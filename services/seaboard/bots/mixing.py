"""Choosing by weight, so that a bot's habits cannot be read and its guesses follow its beliefs. Knows no game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import exp
from typing import Final, TypeVar

from seaboard.engine.chance import Draws

T = TypeVar("T")

GRAIN: Final = 1 << 30


def fraction(draws: Draws) -> float:
    """A number from 0 up to, not including, 1."""
    return draws.below(GRAIN) / GRAIN


def weighted_choice(weighted: Iterable[tuple[T, float]], draws: Draws) -> T:
    """One of the items, each as likely as its weight says. Weights are not negative and not all zero."""
    pairs = [pair for pair in weighted if pair[1] > 0]
    point = fraction(draws) * sum(weight for _, weight in pairs)
    for item, weight in pairs:
        point -= weight
        if point < 0:
            return item
    return pairs[-1][0]  # what rounding left over


def soft_choice(items: Sequence[T], value: Callable[[T], float], temperature: float, draws: Draws) -> T:
    """One of the items, the better the likelier: e times less likely for each `temperature` below the best."""
    values = [value(item) for item in items]
    best = max(values)
    return weighted_choice(
        [(item, exp((each - best) / temperature)) for item, each in zip(items, values, strict=True)], draws
    )
