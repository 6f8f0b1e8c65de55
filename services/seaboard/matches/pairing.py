"""Who meets whom in the next round: round robin by the circle, Swiss by a matching of least cost. Pure.

Both are functions of what they are given; lots come from the tournament's seed.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Mapping, Sequence

from seaboard.matches.standings import Score

Pair = tuple[int, int | None]
"""Two entrants, the first in seat 0; without a second it has a bye."""

NOBODY = 0
"""Whom somebody meets who has a bye; entrants count from 1."""

# What counts most outweighs, even once, all that counts less: 64 pairs of 20 rounds at most.
AGAIN = 10**19
"""Two meet again, or somebody has another bye."""
APART = 10**12
"""For the square of how far apart the two are, in half points."""
LOPSIDED = 10**5
"""For the square of how much more often than not both were first (or second) together."""


def draw_lots(seed: bytes, numbers: Iterable[int]) -> list[int]:
    """The entrants in an order that nobody can foresee who does not know the seed."""

    def lot(number: int) -> bytes:
        return hmac.new(seed, f"seaboard-tournament-1/lot/{number}".encode(), hashlib.sha256).digest()

    return sorted(numbers, key=lot)


# Everybody meets everybody


def count_rounds(entrants: int) -> int:
    """How many rounds a round robin has: with an odd number each has one bye."""
    return entrants - 1 + entrants % 2


def pair_round_robin(order: Sequence[int], number: int) -> list[Pair]:
    """The pairs of a round, counted from 1: all but the last go round in a circle, and nobody is first twice more often
    than second."""
    circle = list(order) if len(order) % 2 == 0 else [*order, NOBODY]
    size, turn = len(circle) - 1, number - 1
    last, top = circle[size], circle[turn % size]
    pairs = [(last, top) if turn % 2 else (top, last)]
    for step in range(1, len(circle) // 2):
        one, other = circle[(turn + step) % size], circle[(turn - step) % size]
        pairs.append((one, other) if step % 2 else (other, one))
    return [_to_pair(*pair) for pair in pairs]


def _to_pair(first: int, second: int) -> Pair:
    if NOBODY in (first, second):
        return first or second, None
    return first, second


# Those who have as many points meet


def pair_swiss(order: Sequence[int], scores: Mapping[int, Score]) -> list[Pair]:
    """The pairs of the next round, the strongest first. `order` are those who play on, by lot. Nobody meets the same
    twice or has a second bye while that can be avoided; then those meet who are close in points; then whoever was first
    too often meets one who was second; then the upper half of those with as many points meets the lower."""
    import networkx  # it takes a moment, which only those who pair need to wait for

    ranked = sorted(order, key=lambda number: (-scores[number].points, order.index(number)))
    graph = networkx.Graph()
    for one, number in enumerate(ranked):
        for other in range(one):
            cost = _cost(ranked, scores, other, one)
            graph.add_edge(ranked[other], number, weight=-cost)
        if len(ranked) % 2:
            graph.add_edge(number, NOBODY, weight=-_cost_of_bye(scores[number], len(ranked) - one))
    found = networkx.max_weight_matching(graph, maxcardinality=True)
    place = {number: index for index, number in enumerate(ranked)} | {NOBODY: len(ranked)}
    pairs = sorted(sorted(pair, key=place.__getitem__) for pair in found)
    pairs.sort(key=lambda pair: (pair[1] == NOBODY, place[pair[0]]))
    return [_seat(one, other, scores, board) for board, (one, other) in enumerate(pairs)]


def _cost(ranked: Sequence[int], scores: Mapping[int, Score], upper: int, lower: int) -> int:
    """Of a meeting, by the places of the two among those who play on."""
    one, other = scores[ranked[upper]], scores[ranked[lower]]
    half = sum(scores[number].points == one.points for number in ranked) // 2
    fold = abs(lower - upper - half) if one.points == other.points else lower - upper
    apart, lopsided = (one.points - other.points) ** 2, (one.balance + other.balance) ** 2
    return AGAIN * (ranked[lower] in one.opponents) + APART * apart + LOPSIDED * lopsided + fold


def _cost_of_bye(score: Score, above: int) -> int:
    """The bye goes to one of the last."""
    return AGAIN * score.byes + APART * score.points**2 + above


def _seat(one: int, other: int, scores: Mapping[int, Score], board: int) -> Pair:
    """Whoever was first less often is first now; else whoever was second the last time; else boards take turns."""
    if other == NOBODY:
        return one, None
    a, b = scores[one], scores[other]
    if a.balance != b.balance:
        return (one, other) if a.balance < b.balance else (other, one)
    if a.was_first != b.was_first:
        return (other, one) if a.was_first else (one, other)
    return (one, other) if board % 2 == 0 else (other, one)
