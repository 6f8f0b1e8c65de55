"""A seat of Walk the Plank! that gives up: the others go on without it, or the last one wins (WP-6.2)."""

from __future__ import annotations

from typing import Literal

import pytest

from games.walk_the_plank.ships import LETTERS, asked, chance, drawing, go, haunt, heard, lay, ship, ways
from seaboard.engine.events import DEAF, Recorder
from seaboard.engine.replay import Left, enter
from seaboard.games.walk_the_plank import GAME
from seaboard.games.walk_the_plank.state import ASKING, PLANNING, PlankState
from seaboard.games.walk_the_plank.words import Ended, FavourPassed, LastRound, LeftMatch, NoEffect, RoundBegan, Turned


def leave(state: PlankState, who: str, leaving: Literal["resigned", "forfeited"] = "resigned") -> Recorder:
    events = Recorder()
    enter(GAME, state, Left(LETTERS.index(who), leaving), chance(), events)
    return events


def test_while_cards_are_chosen_the_others_go_on() -> None:
    state = ship("AABBCC | . | . | .")
    events = leave(state, "B")
    assert heard(events, LeftMatch) == [LeftMatch(1, "resigned")]
    assert (drawing(state), asked(state)) == ("AACC | . | . | .", "AC")
    lay(state, {})
    assert (state.phase, asked(state)) == (PLANNING, "AC")


def test_WP_3_5_the_favour_passes_on_at_once_if_its_holder_leaves_before_the_cards_are_down() -> None:
    state = ship("AABBCC | . | . | .", favour="B")
    assert heard(leave(state, "B"), FavourPassed) == [FavourPassed(0)]
    assert heard(lay(state, {}), Turned)[0] == Turned(0, "charge", 1)
    state = ship("AABBCC | . | . | .", favour="B")
    lay(state, {"B": "shove-any extend-plank drag-to-ship"})
    assert heard(leave(state, "B"), FavourPassed, Turned)[0] == Turned(2, "charge", 1), "the order of the round stays"


def test_whose_card_waits_leaves_it_undone() -> None:
    state = ship("AABBCC | . | . | .")
    lay(state, dict.fromkeys("AB", "shove-any extend-plank dont-want-to-die"))
    assert asked(state) == "A"
    events = leave(state, "A")
    assert heard(events, Turned) == [Turned(1, "shove-any", 1)]
    assert (asked(state), drawing(state)) == ("B", "BBCC | . | . | .")
    assert GAME.view(state, None).unturned[0].number == 2


def test_a_card_whose_victims_left_has_no_effect() -> None:
    state = ship("ABBDD | AB | . | CC", seats=4)
    lay(state, {"A": "shove-left extend-plank dont-want-to-die", "D": "shove-any extend-plank drag-to-ship"})
    assert ways(state) == ["ship B", "plank-1 B"]
    events = leave(state.copy(), "C")
    assert heard(events, Turned, NoEffect) == [], "A still has its choice"
    events = leave(state, "B")
    assert heard(events, NoEffect)[0] == NoEffect(0, "shove-left")


@pytest.mark.parametrize("leaving", ["resigned", "forfeited"])
def test_a_single_living_seat_that_is_left_wins_at_once(leaving: Literal["resigned", "forfeited"]) -> None:
    state = ship("AABB | . | . | .")
    lay(state, {"A": "shove-any extend-plank dont-want-to-die"})
    events = leave(state, "B", leaving)
    assert heard(events, Ended) == [Ended(leaving, (0,))]
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.ending, outcome.places) == (leaving, (1, 2, 3))
    assert GAME.turn(state) is None


def test_the_last_living_seat_that_leaves_leaves_no_winner() -> None:
    state = ship("A | A | . | B")
    lay(state, {"A": "retract-plank stumble drag-to-ship"})
    assert (asked(state), state.last) == ("A", True)
    leave(state, "A")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.ending, outcome.places) == ("resigned", (2, 3, 4))


def test_WP_6_1_a_leaver_can_make_the_round_the_last() -> None:
    state = ship("ABCC | . | . | .")
    events = leave(state, "C")
    assert heard(events, LastRound) == [LastRound(2)]
    assert asked(state) == "AB"
    lay(state, {})
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.ending, outcome.places) == ("two-survivors", (1, 1, 3))


def test_WP_7_1_no_ghost_arises_once_a_leaver_has_made_the_next_round_the_last() -> None:
    state = ship("ABD | . | . | C", seats=4)
    lay(state, {"A": "retract-plank extend-plank drag-to-ship"})
    assert (state.phase, asked(state)) == (ASKING, "C")
    events = leave(state, "D")
    assert heard(events, LastRound, RoundBegan) == [LastRound(3), RoundBegan(3, 1)]
    assert (state.phase, asked(state)) == (PLANNING, "AB")


def test_a_seat_that_is_out_may_leave_too() -> None:
    state = ship("AABB | . | . | .")
    leave(state, "C")
    assert asked(state) == "AB"


def test_a_ghost_may_leave_and_its_card_is_not_turned() -> None:
    state = ship("AABBB | . | . | .", ghosts="C")
    lay(state, {"C": haunt("shove-any", 3), "A": "shove-any extend-plank dont-want-to-die"})
    leave(state, "C")
    events = go(state, "A", "ship B")
    assert all(one.seat != 2 for one in heard(events, Turned) if isinstance(one, Turned))
    assert asked(state) == "AB"


def test_WP_7_1_who_left_is_not_the_first_to_be_out() -> None:
    state = ship("AABBDD | . | . | C", seats=4)
    leave(state, "B")
    lay(state, {"A": "retract-plank extend-plank drag-to-ship"})
    assert (state.phase, asked(state)) == (ASKING, "C")


def test_WP_7_1_who_leaves_when_asked_is_no_ghost_and_hands_the_role_to_nobody() -> None:
    state = ship("AABBDD | . | . | C", seats=4)
    lay(state, {"A": "retract-plank extend-plank drag-to-ship"})
    leave(state, "C")
    assert (state.phase, asked(state)) == (PLANNING, "ABD")
    GAME.resign(state, 3, "forfeited", chance(), DEAF)
    assert asked(state) == "AB"
