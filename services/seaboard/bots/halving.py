"""Sequential halving: which of many choices is best when each trial of one gives a noisy value. Knows no game.

After Karnin, Koren, Somekh, "Almost Optimal Exploration in Multi-Armed Bandits" (ICML 2013): the trials are shared out
in equal parts over rounds, and after each round the worse half of the choices is dropped.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, exp, log2
from typing import Final, TypeVar

from seaboard.engine.chance import Draws

T = TypeVar("T")

TRIALS_A_CHOICE: Final = 4


def halve(
    choices: Sequence[T], trial: Callable[[T, int], float], trials: int, keep: int, draws: Draws
) -> list[tuple[float, T]]:
    """The `keep` choices with the best mean value, best first, found with at most `trials` trials.

    `trial(choice, number)` gives one value; `number` counts a choice's trials from 0, so that the caller can give all
    choices the same luck. Where there are more choices than a quarter of the trials, some drawn at random are left out:
    too many would leave too few trials for the best of them.
    """
    field = list(choices)
    draws.shuffle(field)
    del field[max(1, keep, trials // TRIALS_A_CHOICE) :]
    totals = [[0.0, index] for index in range(len(field))]
    done, spent = 0, 0
    rounds = max(1, ceil(log2(len(field) / keep))) if len(field) > keep else 1
    for left in range(rounds, 0, -1):
        each = max(1, (trials - spent) // (left * len(totals)))
        for total in totals:
            choice = field[int(total[1])]
            total[0] += sum(trial(choice, number) for number in range(done, done + each))
        spent += each * len(totals)
        done += each
        totals.sort(key=lambda total: -total[0])
        del totals[max(keep, (len(totals) + 1) // 2) :]
    return [(total / done, field[int(index)]) for total, index in totals[:keep]]


def near_best(ranked: Sequence[tuple[float, T]], spread: float, draws: Draws) -> T:
    """One of the ranked choices, the best first; one that is worth `spread` less is drawn e times more rarely."""
    best = ranked[0][0]
    weights = [exp((value - best) / spread) for value, _ in ranked]
    ticket = draws.below(1 << 30) / (1 << 30) * sum(weights)
    for weight, (_, choice) in zip(weights, ranked, strict=True):
        ticket -= weight
        if ticket < 0:
            return choice
    return ranked[-1][1]
