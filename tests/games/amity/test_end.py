"""AM-7: how the act ends, who has won, what is shown then, and what a seat that leaves does to it."""

from __future__ import annotations

import pytest

from games.amity.boards import board, chance, new_match, play, told
from seaboard.engine.events import Recorder
from seaboard.engine.facts import Outcome
from seaboard.games.amity import GAME
from seaboard.games.amity.events import ActOver, Revealed, SharkTurn, Voyage
from seaboard.games.amity.words import Eat, EndTurn, Launch, PlayToken, Start, Swim

END = EndTurn()


def test_AM_7_1_the_shark_wins_at_once_at_nine() -> None:
    state = board("shark\nshark at N\nN 2\ntrack 8", seats=4)
    events = play(state, Eat("swimmer"), END)
    assert [type(event) for event in events] == [SharkTurn, ActOver, Revealed]
    assert GAME.turn(state) is None
    assert GAME.outcome(state) == Outcome("swimmers", (1, 2, 2, 2), (9, 9, 9, 9))


def test_AM_7_1_the_crew_wins_at_once_with_the_second_barrel() -> None:
    state = board("crew quint 4\nshark at 8\nattached 1\ntrack 4")
    events = play(state, Launch("8"))
    assert told(events, ActOver) == [ActOver("barrels", 4)]
    assert GAME.turn(state) is None
    assert GAME.outcome(state) == Outcome("barrels", (2, 1), (4, 4))


def test_AM_7_1_the_first_barrel_ends_nothing() -> None:
    state = board("crew quint 4\nshark at 8")
    play(state, Launch("8"))
    assert GAME.outcome(state) is None


def test_AM_7_2_the_score_is_the_track() -> None:
    state = board("crew quint 4\nshark at 8\nattached 1\ntrack 7", seats=3)
    play(state, Launch("8"), seat=1)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores == (7, 7, 7)


@pytest.mark.parametrize(
    ("rounds", "reached", "over"),
    [
        pytest.param(32, 32, True, id="AM-7.3 after 32 rounds"),
        pytest.param(32, 31, False, id="AM-7.3 not before"),
        pytest.param(5, 5, True, id="AM-7.3 or as the option says"),
    ],
)
def test_the_last_round(rounds: int, reached: int, over: bool) -> None:
    state = board(f"crew quint 4\ndone brody  done hooper\nround {reached}\nmax-rounds {rounds}\ntrack 3")
    play(state, END)
    assert (GAME.outcome(state) == Outcome("rounds", (2, 1), (3, 3))) == over


def test_AM_7_3_the_option_defaults_to_two_decks() -> None:
    assert GAME.facts.read_options({})["max-rounds"] == 32
    assert new_match().max_rounds == 32


# What is shown


def test_after_the_end_everybody_sees_what_was_hidden() -> None:
    state = board("shark\nshark at N\nN 2\ntrack 8\nround 4")
    before = GAME.view(state, None)
    assert (before.shark, before.deck_order) == (None, None)
    events = play(state, PlayToken("out-of-sight"), Eat("swimmer"), END)
    (revealed,) = told(events, Revealed)
    assert isinstance(revealed, Revealed)
    (voyage,) = revealed.voyages
    assert isinstance(voyage, Voyage)
    assert (voyage.round, voyage.path, voyage.token) == (4, ("N",), "out-of-sight")
    assert (revealed.start, revealed.tokens) == ("N", ("feeding-frenzy", "evasive-moves", "speed-burst"))
    for viewer in (None, 1):
        view = GAME.view(state, viewer)
        assert view == GAME.view(state, 0)
        assert view.shark is not None
        assert view.shark.voyages == (voyage,)
        assert view.deck_order is not None
        assert sorted(view.deck_order) == sorted(view.deck)


# Leaving (AM-1, AM-7.2)


def test_the_crew_wins_when_the_shark_leaves() -> None:
    state = board("shark\ntrack 2", seats=3)
    GAME.resign(state, 0, "forfeited", chance(), Recorder())
    assert GAME.outcome(state) == Outcome("forfeited", (2, 1, 1), (2, 2, 2))


def test_it_can_leave_before_it_has_begun() -> None:
    state = new_match()
    events = Recorder()
    GAME.resign(state, 0, "resigned", chance(), events)
    assert GAME.outcome(state) == Outcome("resigned", (2, 1), (0, 0))
    assert events.told[-1].public == Revealed(
        None, (), ("feeding-frenzy", "evasive-moves", "out-of-sight", "speed-burst")
    )


def test_the_others_act_for_the_members_of_a_seat_that_leaves() -> None:
    state = board("crew quint 3\ndone brody", seats=4)
    GAME.resign(state, 3, "resigned", chance(), Recorder())
    turn = GAME.turn(state)
    assert turn is not None
    assert turn.seats == (1, 2)
    assert GAME.roles(state) == (("shark",), ("brody", "quint"), ("hooper", "quint"), ())
    assert state.points == 3
    GAME.resign(state, 1, "resigned", chance(), Recorder())
    assert state.owners == ((2,), (2,), (2,))
    GAME.resign(state, 2, "resigned", chance(), Recorder())
    assert GAME.outcome(state) == Outcome("resigned", (1, 2, 2, 2), (0, 0, 0, 0))


def test_a_seat_that_left_shares_its_sides_place() -> None:
    state = board("crew quint 4\nshark at 8\nattached 1", seats=4)
    GAME.resign(state, 1, "resigned", chance(), Recorder())
    play(state, Launch("8"))
    assert GAME.outcome(state) == Outcome("barrels", (2, 1, 1, 1), (0, 0, 0, 0))


def test_a_whole_turn_after_the_start_can_be_played() -> None:
    state = new_match()
    play(state, Start("1"))
    while GAME.turn(state) is not None and state.phase != 2:
        play(state, GAME.legal_actions(state, 1)[0])
    play(state, Swim("2"), END)
    assert state.shark == 5
