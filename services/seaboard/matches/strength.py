"""How strong somebody is held to be, and what a match tells of it: OpenSkill's Plackett-Luce. Pure.

Numbers are on a scale of 1500 ± 500 for whoever has not played. Weng and Lin, A Bayesian Approximation Method for
Online Ranking, JMLR 12 (2011).
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeVar

from openskill.models import PlackettLuce

K = TypeVar("K", bound=Hashable)

MU, SIGMA = 1500.0, 500.0


@dataclass(frozen=True, slots=True)
class Strength:
    """The likeliest strength and how uncertain it is: a normal distribution."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def rating(self) -> int:
        return round(self.mu)

    @property
    def deviation(self) -> int:
        return round(self.sigma)

    @property
    def standing(self) -> int:
        """What the strength is at least, almost surely: newcomers have 0, and whoever plays on loses nothing by it."""
        return round(self.mu - 3 * self.sigma)


def rate(sides: Sequence[Sequence[K]], places: Sequence[int], strengths: Mapping[K, Strength]) -> dict[K, Strength]:
    """What everybody's strength is after a match in which each side came to a place (1 is best, ties share it). A
    competitor in several seats learns from each of them a part: the mean."""
    model = _model()
    before = [[model.rating(strengths[one].mu, strengths[one].sigma) for one in side] for side in sides]
    after = model.rate(before, ranks=[float(place) for place in places])
    told: dict[K, list[Strength]] = {}
    for side, found in zip(sides, after, strict=True):
        for one, rating in zip(side, found, strict=True):
            told.setdefault(one, []).append(Strength(rating.mu, rating.sigma))
    return {one: _mean(found) for one, found in told.items()}


def _mean(found: Sequence[Strength]) -> Strength:
    return Strength(sum(one.mu for one in found) / len(found), sum(one.sigma for one in found) / len(found))


@lru_cache(maxsize=1)
def _model() -> PlackettLuce:
    """OpenSkill's own proportions on our scale."""
    return PlackettLuce(mu=MU, sigma=SIGMA, beta=SIGMA / 2, tau=SIGMA / 100)
