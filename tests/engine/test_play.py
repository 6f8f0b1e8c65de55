"""Choices are checked action by action, stop at news, and what is forced follows by itself."""

from __future__ import annotations

import pytest

from games.aqualin.reefs import position
from seaboard.engine.chance import SeededChance
from seaboard.engine.codec import digest
from seaboard.engine.events import Recorder, Seen, Told
from seaboard.engine.facts import BadOption
from seaboard.engine.play import AnyGame, choosers, decide, forced_actions
from seaboard.engine.refusals import IllegalAction, PastNews
from seaboard.engine.replay import Chosen, Entry, Left, Opening, replay
from seaboard.games import aqualin
from seaboard.games.aqualin.words import Drawn, Place, Slide

GAME: AnyGame = aqualin.GAME


def chance() -> SeededChance:
    return SeededChance(bytes(32))


def test_the_refusal_says_which_action_of_the_choice_it_means() -> None:
    with pytest.raises(IllegalAction) as caught:
        decide(GAME, position("RC .. .. .. .. .."), 0, (Slide("a1", "b1"), Slide("b1", "c1")), chance(), Recorder())
    assert (caught.value.rule, caught.value.index) == ("AQ-3.1", 1)


def test_a_choice_stops_where_the_turn_passes() -> None:
    with pytest.raises(PastNews) as caught:
        decide(
            GAME, position("RC .. .."), 0, (Place("blue-crab", "d1"), Place("blue-fish", "e1")), chance(), Recorder()
        )
    assert caught.value.index == 1


def test_only_what_leaves_no_choice_is_forced() -> None:
    state = position("RC .. .. .. .. ..")
    assert forced_actions(GAME, state) == {}
    assert choosers(GAME, state) == (0,)


def test_an_event_is_split_at_birth() -> None:
    public, own = Drawn("red-crab"), Drawn("blue-crab")
    told = Told(public, {1: own})
    assert told.seen_by(None) == Seen(public)
    assert told.seen_by(0) == Seen(public)
    assert told.seen_by(1) == Seen(public, own)
    assert Told(None, {1: own}).seen_by(0) is None


def test_a_log_is_played_again() -> None:
    opening = Opening(bytes(32), 2, (None, None), {"first": "colour"})
    start = replay(GAME, opening, [])
    first = GAME.legal_actions(start, 0)[0]
    log: list[Entry] = [Chosen(0, (first,)), Left(1, "resigned")]
    assert digest(replay(GAME, opening, log)) == digest(replay(GAME, opening, log))
    outcome = GAME.outcome(replay(GAME, opening, log))
    assert outcome is not None
    assert outcome.winners() == (0,)


@pytest.mark.parametrize("given", [{"frist": "colour"}, {"first": "red"}, {"first": 1}])
def test_unknown_options_and_values_are_refused_by_name(given: dict[str, object]) -> None:
    with pytest.raises(BadOption) as caught:
        GAME.facts.read_options(given)
    assert caught.value.name == next(iter(given))
