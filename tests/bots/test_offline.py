"""Bots meet without a server: the same opening gives the same match, and levels are worth their names."""

from __future__ import annotations

import pytest

from seaboard.bots.contract import Bot
from seaboard.bots.offline import Endless, opening_of, play_match
from seaboard.bots.statistics import wilson
from seaboard.catalogue import Catalogue
from seaboard.engine.codec import digest
from seaboard.engine.replay import replay

ENTRY = Catalogue()["aqualin"]


def pair(first: str, second: str) -> list[Bot]:
    return [ENTRY.bots[first], ENTRY.bots[second]]


def test_the_same_opening_gives_the_same_match() -> None:
    opening = opening_of(ENTRY.game, 2, {}, "a")
    once, again = (play_match(ENTRY.game, pair("medium", "easy"), opening) for _ in range(2))
    assert once == again
    other = play_match(ENTRY.game, pair("medium", "easy"), opening_of(ENTRY.game, 2, {}, "b"))
    assert once.log != other.log
    assert ENTRY.game.outcome(replay(ENTRY.game, opening, once.log)) == once.outcome
    assert digest(replay(ENTRY.game, opening, once.log)) == digest(replay(ENTRY.game, opening, again.log))


def test_medium_beats_easy_from_either_seat() -> None:
    for number in range(3):
        opening = opening_of(ENTRY.game, 2, {}, f"levels/{number}")
        assert play_match(ENTRY.game, pair("medium", "easy"), opening).outcome.winners() == (0,)
        assert play_match(ENTRY.game, pair("easy", "medium"), opening).outcome.winners() == (1,)


def test_a_match_without_end_is_given_up() -> None:
    with pytest.raises(Endless):
        play_match(ENTRY.game, pair("easy", "easy"), opening_of(ENTRY.game, 2, {}, "a"), at_most=3)


@pytest.mark.parametrize(
    ("wins", "matches", "low", "high"),
    [(92, 100, 0.850, 0.959), (0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0), (0, 0, 0.0, 1.0)],
)
def test_wilson_intervals(wins: int, matches: int, low: float, high: float) -> None:
    assert wilson(wins, matches) == pytest.approx((low, high), abs=0.001)
