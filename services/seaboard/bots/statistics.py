"""How sure a share of wins is: the Wilson score interval."""

from __future__ import annotations

from math import sqrt

NORMAL_95 = 1.959964
"""The normal quantile for two-sided 95 %."""


def wilson(wins: float, matches: int, quantile: float = NORMAL_95) -> tuple[float, float]:
    """The interval for the true share after `wins` of `matches` (E. B. Wilson, 1927). Shared wins may be fractions."""
    if matches == 0:
        return 0.0, 1.0
    share, square = wins / matches, quantile * quantile
    middle = (share + square / (2 * matches)) / (1 + square / matches)
    reach = quantile * sqrt(share * (1 - share) / matches + square / (4 * matches * matches)) / (1 + square / matches)
    return max(0.0, middle - reach), min(1.0, middle + reach)
