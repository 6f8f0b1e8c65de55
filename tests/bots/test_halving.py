"""Sequential halving finds the best of many noisy choices within its trials, and `near_best` mixes among equals."""

from __future__ import annotations

from collections import Counter

import pytest

from seaboard.bots.halving import halve, near_best
from seaboard.engine.chance import QuickDraws


@pytest.mark.parametrize(
    ("choices", "trials", "keep"), [(1, 10, 1), (2, 10, 1), (3, 100, 1), (60, 600, 4), (720, 1000, 8), (720, 50, 8)]
)
def test_it_keeps_to_its_trials(choices: int, trials: int, keep: int) -> None:
    made: Counter[int] = Counter()

    def trial(choice: int, number: int) -> float:
        assert number == made[choice], "trials are counted for each choice from 0"
        made[choice] += 1
        return 0.0

    kept = halve(range(choices), trial, trials, keep, QuickDraws(1))
    assert sum(made.values()) <= trials
    assert len(kept) == min(keep, choices)
    assert len({choice for _, choice in kept}) == len(kept)


def test_it_finds_the_best_under_noise() -> None:
    noise = QuickDraws(2)
    found = [
        halve(range(64), lambda choice, _: choice / 64 + noise.below(100) / 100, 4000, 1, QuickDraws(seed))[0][1]
        for seed in range(20)
    ]
    assert sum(choice >= 58 for choice in found) >= 16


def test_the_kept_come_best_first_with_their_means() -> None:
    kept = halve([3, 1, 2], lambda choice, _: float(choice), 60, 2, QuickDraws(1))
    assert kept == [(3.0, 3), (2.0, 2)]


def test_the_same_draws_give_the_same_answer() -> None:
    def once() -> list[tuple[float, int]]:
        noise = QuickDraws(5)
        return halve(range(100), lambda choice, _: noise.below(10) + choice / 50, 500, 4, QuickDraws(7))

    assert once() == once()


def test_near_best_mixes_among_equals_and_hardly_takes_what_is_far_worse() -> None:
    draws = QuickDraws(3)
    taken = Counter(near_best([(1.0, "a"), (1.0, "b"), (0.5, "c")], 0.05, draws) for _ in range(1000))
    assert 400 < taken["a"] < 600
    assert 400 < taken["b"] < 600
    assert taken["c"] < 5
