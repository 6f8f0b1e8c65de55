"""Who meets whom, and what it comes to: round robins and Swiss rounds as pure functions of lots and results."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable

import pytest

from seaboard.matches.pairing import Pair, count_rounds, draw_lots, pair_round_robin, pair_swiss
from seaboard.matches.standings import DRAW, LOSS, WIN, Meeting, Score, rank, reckon

Judge = Callable[[int, int, int], tuple[int, int]]


def by_chance(number: int, first: int, second: int) -> tuple[int, int]:
    """A result that nobody could foresee, and that is always the same."""
    drawn = hashlib.sha256(f"{number}/{first}/{second}".encode()).digest()[0] % 5
    return ((WIN, LOSS), (WIN, LOSS), (LOSS, WIN), (LOSS, WIN), (DRAW, DRAW))[drawn]


def play(number: int, pairs: Iterable[Pair], judge: Judge, bye: int = WIN) -> list[Meeting]:
    return [
        Meeting(first, None, (bye, 0)) if second is None else Meeting(first, second, judge(number, first, second))
        for first, second in pairs
    ]


def swiss(entrants: int, rounds: int, judge: Judge = by_chance, seed: bytes = b"seed") -> list[list[Meeting]]:
    order, played = draw_lots(seed, range(1, entrants + 1)), list[list[Meeting]]()
    for number in range(1, rounds + 1):
        scores = reckon(order, [meeting for found in played for meeting in found])
        played.append(play(number, pair_swiss(order, scores), judge))
    return played


def together(played: Iterable[list[Meeting]]) -> list[Meeting]:
    return [meeting for found in played for meeting in found]


@pytest.mark.parametrize("entrants", [2, 3, 5, 8, 11, 16])
def test_in_a_round_robin_everybody_meets_everybody_once_and_sits_first_as_often_as_second(entrants: int) -> None:
    order = draw_lots(b"seed", range(1, entrants + 1))
    rounds = [pair_round_robin(order, number) for number in range(1, count_rounds(entrants) + 1)]
    for pairs in rounds:
        assert sorted(one for pair in pairs for one in pair if one is not None) == sorted(order)
    met = [frozenset(pair) for pairs in rounds for pair in pairs if None not in pair]
    assert len(met) == len(set(met)) == entrants * (entrants - 1) // 2
    scores = reckon(order, together(play(0, pairs, by_chance, bye=0) for pairs in rounds))
    assert {score.byes for score in scores.values()} == {entrants % 2}
    assert max(abs(score.balance) for score in scores.values()) <= 1


@pytest.mark.parametrize(
    ("entrants", "rounds"),
    [pytest.param(*case, id=f"{case[0]} in {case[1]}") for case in [(4, 3), (7, 6), (8, 4), (9, 4), (33, 6), (64, 6)]],
)
def test_in_a_swiss_nobody_meets_the_same_twice_or_has_two_byes_while_that_can_be_avoided(
    entrants: int, rounds: int
) -> None:
    played = swiss(entrants, rounds)
    for found in played:
        seen = [one for meeting in found for one in (meeting.first, meeting.second) if one is not None]
        assert sorted(seen) == list(range(1, entrants + 1))
    met = [frozenset((one.first, one.second)) for one in together(played) if one.second is not None]
    assert len(met) == len(set(met))
    scores = reckon(range(1, entrants + 1), together(played))
    assert max(score.byes for score in scores.values()) <= 1


def test_seats_are_shared_out_and_those_who_meet_have_about_as_many_points() -> None:
    played = swiss(64, 6)
    scores = reckon(range(1, 65), together(played))
    assert max(abs(score.balance) for score in scores.values()) <= 2
    before = reckon(range(1, 65), together(played[:-1]))
    apart = [abs(before[one.first].points - before[one.second or 0].points) for one in played[-1]]
    assert max(apart) <= 2
    assert sum(apart) <= 12


def test_who_has_won_all_meets_who_has_won_all() -> None:
    def stronger(number: int, first: int, second: int) -> tuple[int, int]:
        return (WIN, LOSS) if first < second else (LOSS, WIN)

    played = swiss(16, 4, stronger)
    table = rank(reckon(range(1, 17), together(played)), has_buchholz=True)
    assert table[0] == (1, 1)
    assert 1 in (played[-1][0].first, played[-1][0].second)


def test_when_everybody_has_met_everybody_they_meet_again_as_seldom_as_can_be() -> None:
    played = swiss(4, 4)
    met = [frozenset((one.first, one.second)) for one in together(played)]
    assert len(set(met)) == 6
    assert len(met) == 8


def test_the_pairing_is_a_function_of_the_seed() -> None:
    assert swiss(12, 4) == swiss(12, 4)
    assert swiss(12, 4) != swiss(12, 4, seed=b"another")


def table_of(*meetings: tuple[int, int | None, tuple[int, int] | None]) -> dict[int, Score]:
    numbers = {one for first, second, _ in meetings for one in (first, second) if one is not None}
    return reckon(sorted(numbers), [Meeting(*meeting) for meeting in meetings])


def test_tie_breaks_are_reckoned_as_books_do() -> None:
    scores = table_of(
        (1, 2, (WIN, LOSS)), (3, 4, (DRAW, DRAW)),
        (1, 3, (DRAW, DRAW)), (2, 4, (WIN, LOSS)),
    )  # fmt: skip
    assert {who: score.points / 2 for who, score in scores.items()} == {1: 1.5, 2: 1, 3: 1, 4: 0.5}
    assert {who: score.buchholz / 2 for who, score in scores.items()} == {1: 2, 2: 2, 3: 2, 4: 2}
    assert {who: score.sonneborn_berger / 4 for who, score in scores.items()} == {1: 1.5, 2: 0.5, 3: 1, 4: 0.5}
    assert rank(scores, has_buchholz=True) == [(1, 1), (2, 3), (3, 2), (4, 4)]


def test_who_is_alike_in_all_shares_a_place_and_what_is_not_over_counts_for_nobody() -> None:
    scores = table_of((1, 2, (DRAW, DRAW)), (3, 4, None), (5, None, (WIN, 0)))
    assert rank(scores, has_buchholz=True) == [(1, 5), (2, 1), (2, 2), (4, 3), (4, 4)]
    assert scores[3].played == 0
    assert (scores[5].byes, scores[5].buchholz) == (1, 0)


def test_of_those_with_as_many_points_the_harder_way_counts_but_in_a_round_robin() -> None:
    scores = {1: Score(points=4, buchholz=6, sonneborn_berger=8), 2: Score(points=4, buchholz=8, sonneborn_berger=4)}
    assert rank(scores, has_buchholz=True) == [(1, 2), (2, 1)]
    assert rank(scores, has_buchholz=False) == [(1, 1), (2, 2)]
