"""AM-5: the shark's secret turn and the one announcement at its end."""

from __future__ import annotations

import pytest

from games.amity.boards import LEGAL, board, chance, play, to_choose, verdict
from seaboard.engine.events import Recorder
from seaboard.engine.play import decide, settle
from seaboard.engine.records import Action
from seaboard.engine.refusals import Unfinished
from seaboard.engine.turns import private
from seaboard.games.amity import GAME
from seaboard.games.amity.data import NUMBER
from seaboard.games.amity.events import Eaten, SharkTurn, Voyage, VoyageMade
from seaboard.games.amity.state import AmityState
from seaboard.games.amity.words import (
    Begin,
    Binoculars,
    Dash,
    Devour,
    Eat,
    EndTurn,
    FishFinder,
    Launch,
    PlayToken,
    Sail,
    Swim,
)

EAT = Eat("swimmer")
MICHAEL = Eat("michael")
FRENZY = PlayToken("feeding-frenzy")
EVASIVE = PlayToken("evasive-moves")
HIDE = PlayToken("out-of-sight")
BURST = PlayToken("speed-burst")
END = EndTurn()


def announced(state: AmityState, *actions: Action) -> SharkTurn:
    """Play to the end of the shark's turn; what everybody is told."""
    report = play(state, *actions, END)[0]
    assert isinstance(report, SharkTurn)
    return report


@pytest.mark.parametrize(
    ("drawn", "steps", "then", "expected"),
    [
        pytest.param("shark at 1", (Swim("2"), Swim("1"), Swim("2")), Swim("1"), "AM-5.1", id="AM-5.1 three points"),
        pytest.param("shark at N\nN 4", (EAT, EAT, EAT), EAT, "AM-5.1", id="AM-5.1 three meals"),
        pytest.param("shark at N\nN 4", (EAT, Swim("1"), Swim("N")), EAT, "AM-5.1", id="AM-5.1 in any order"),
        pytest.param("shark at 1", (), END, LEGAL, id="AM-5.1 it may stop at once"),
        pytest.param("shark at 1", (Swim("2"),), END, LEGAL, id="AM-5.1 or earlier"),
        pytest.param("shark at 1", (BURST,), HIDE, "AM-5.1", id="AM-5.1 one power token a round"),
        pytest.param("shark at 1", (Swim("2"), Swim("1"), Swim("2")), HIDE, LEGAL, id="AM-5.1 without points too"),
        pytest.param("shark at 1", (), Swim("4"), "AM-5.2", id="AM-5.2 only to a touching space"),
        pytest.param("shark at 1", (), Swim("1"), "AM-5.2", id="AM-5.2 not to its own"),
        pytest.param("shark at 1\nN 2", (), EAT, "AM-5.2", id="AM-5.2 only in its space"),
        pytest.param("shark at N", (), EAT, "AM-5.2", id="AM-5.2 nobody there"),
        pytest.param("shark at N\nN 1", (EAT,), EAT, "AM-5.2", id="AM-5.2 each once"),
        pytest.param("shark at N\nN 1", (), MICHAEL, "AM-5.2", id="AM-5.2 Michael is not there"),
        pytest.param("shark at N\nN 1+michael", (), MICHAEL, LEGAL, id="AM-5.2 it names Michael"),
        pytest.param("shark at N\nN 1+michael", (), EAT, LEGAL, id="AM-5.2 or another"),
        pytest.param("shark at N\nN 0+michael", (), EAT, "AM-5.2", id="AM-5.2 Michael is no other"),
        pytest.param("shark at N\nN 0+michael", (MICHAEL,), MICHAEL, "AM-5.2", id="AM-5.2 Michael once"),
        pytest.param("shark at N\nN 3", (), Devour(), "AM-5.3", id="AM-5.3 all at once only in a frenzy"),
        pytest.param("shark at N\nN 3", (FRENZY,), Devour(), LEGAL, id="AM-5.3 a frenzy eats all"),
        pytest.param("shark at N\nN 3", (FRENZY, EAT), Devour(), LEGAL, id="AM-5.3 each eat action may, one before"),
        pytest.param("shark at N\nN 3", (EAT, FRENZY), Devour(), LEGAL, id="AM-5.3 played at any time"),
        pytest.param("shark at N\nN 1", (FRENZY,), Devour(), "AM-5.2", id="ALL-1 one swimmer: eating it is the same"),
        pytest.param("shark at N\nN 1+michael", (FRENZY,), Devour(), LEGAL, id="AM-5.3 Michael among them"),
        pytest.param("shark at N\nspent feeding-frenzy", (), FRENZY, "AM-5.3", id="AM-5.3 each token once in a game"),
        pytest.param("shark at N", (), Dash(("1", "2")), "AM-5.3", id="AM-5.3 a burst needs its token"),
        pytest.param("shark at N", (BURST,), Dash(("1", "2")), LEGAL, id="AM-5.3 a burst of two steps"),
        pytest.param("shark at N", (BURST,), Dash(("1", "2", "4")), LEGAL, id="AM-5.3 a burst of three steps"),
        pytest.param("shark at N", (BURST,), Dash(("1", "4")), "AM-5.2", id="AM-5.3 each step touches"),
        pytest.param("shark at N", (BURST, Dash(("1", "N"))), Dash(("1", "N")), "AM-5.3", id="AM-5.3 once"),
        pytest.param(
            "shark at N",
            (BURST, Swim("1"), Swim("N"), Swim("1")),
            Dash(("2", "4")),
            "AM-5.1",
            id="AM-5.3 it costs a point",
        ),
        pytest.param("shark at N\nN 4\ntrack 8", (EAT,), EAT, "AM-5.6", id="AM-5.6 at 9 nothing more: no meal"),
        pytest.param("shark at N\nN 4\ntrack 8", (EAT,), Swim("1"), "AM-5.6", id="AM-5.6 no step"),
        pytest.param("shark at N\nN 4\ntrack 8", (EAT,), HIDE, "AM-5.6", id="AM-5.6 no token"),
        pytest.param("shark at N\nN 4\ntrack 8", (EAT,), END, LEGAL, id="AM-5.6 but the end of the turn"),
        pytest.param(
            "shark at N\nN 0+michael\ntrack 7", (MICHAEL,), Swim("1"), "AM-5.6", id="AM-5.6 Michael counts two"
        ),
        pytest.param("shark at N\nN 1+michael\ntrack 7", (EAT,), MICHAEL, LEGAL, id="AM-5.6 not at 8"),
        pytest.param("shark at 5", (), Swim("7"), "AM-5.2", id="AM-6.6 not over land, nor diagonally"),
        pytest.param("shark at N", (), Sail("1"), "AM-5.7", id="AM-5.7 it is the shark's turn"),
    ],
)
def test_what_the_shark_may_do(drawn: str, steps: tuple[Action, ...], then: Action, expected: str) -> None:
    state = board("shark\n" + drawn)
    play(state, *steps)
    assert verdict(state, then) == expected


def test_AM_5_2_a_step_and_a_meal_cost_one_point_each() -> None:
    state = board("shark\nshark at N\nN 2")
    play(state, EAT)
    assert (state.points, state.bites) == (2, [1, 0, 0, 0])
    play(state, Swim("1"))
    assert (state.points, state.path) == (1, [NUMBER["N"], NUMBER["1"]])


def test_AM_5_3_a_frenzy_eats_all_for_one_point_again_and_again() -> None:
    state = board("shark\nshark at N\nN 3+michael\n")
    report = announced(state, FRENZY, Devour())
    assert report.eaten == (Eaten("N", 3, True, 0),)
    assert state.track == 5
    again = board("shark\nshark at 6\nN 2  E 2\ncard wrong-shark")
    announced(again, FRENZY, Swim("N"), Devour(), Swim("6"), Swim("E"))
    assert again.track == 2  # four points: two beaches would take five
    twice = board("shark\nshark at N\nN 2  E 2\ncard wrong-shark")
    announced(twice, FRENZY, Devour(), Swim("6"), Swim("E"), Devour())
    assert twice.track == 4


def test_AM_5_3_a_burst_is_one_action_of_three_steps() -> None:
    state = board("shark\nshark at N")
    announced(state, BURST, Dash(("1", "3", "W")), Swim("7"), Swim("S"))
    assert state.voyages[-1].path == ("N", "1", "3", "W", "7", "S")


def test_AM_5_3_a_token_is_used_up_also_without_effect() -> None:
    state = board("shark\nshark at 1")
    announced(state, HIDE)
    assert state.tokens == 0b1011
    assert GAME.view(state, 1).tokens_left == 3
    assert GAME.view(state, 1).shark is None  # how many, not which


@pytest.mark.parametrize("question", [Binoculars(), FishFinder(), Launch("N")])
def test_AM_5_3_out_of_sight_blinds_all_but_the_barrel(question: Action) -> None:
    for token, found in ((HIDE, isinstance(question, Launch)), (EVASIVE, True)):
        state = board("shark\nshark at N\nbrody at N  hooper at N  quint at N")
        announced(state, token)
        member = {"Binoculars": "brody", "FishFinder": "hooper", "Launch": "quint"}[type(question).__name__]
        play(state, Begin("brody" if member == "brody" else "hooper" if member == "hooper" else "quint"))
        play(state, question)
        assert (state.seen == NUMBER["N"]) == found


def test_AM_5_3_out_of_sight_lasts_one_round_even_if_nobody_looked() -> None:
    state = board("shark\nshark at N\nbrody at N\ndeck bounty bounty")
    announced(state, HIDE)
    play(state, Begin("quint"), END, Begin("hooper"), END, END)
    play(state, END)
    assert state.round == 2
    play(state, Begin("brody"), Binoculars())
    assert state.seen == NUMBER["N"]


@pytest.mark.parametrize(
    ("drawn", "steps", "went_off", "silent"),
    [
        pytest.param("afloat 1", (Swim("2"),), ("1",), (), id="AM-5.4 the space where it begins"),
        pytest.param("afloat 2", (Swim("2"),), ("2",), (), id="AM-5.4 where it goes"),
        pytest.param("afloat 2", (Swim("2"), Swim("E")), ("2",), (), id="AM-5.4 where it passes"),
        pytest.param("afloat 1", (), ("1",), (), id="AM-5.4 it stays"),
        pytest.param(
            "afloat 8  afloat N  afloat 2", (Swim("2"),), ("2",), ("N", "8"), id="AM-5.5 in the order of the map"
        ),
        pytest.param("afloat 2", (BURST, Dash(("2", "4"))), ("2",), (), id="AM-5.3 a burst's whole path counts"),
        pytest.param("afloat 2", (EVASIVE, Swim("2")), (), ("2",), id="AM-5.3 evasive moves"),
        pytest.param("afloat 2", (Swim("2"), EVASIVE), (), ("2",), id="AM-5.1 for the whole of the turn"),
        pytest.param("afloat 2 3", (Swim("2"),), ("2",), (), id="AM-5.4 several in one space"),
        pytest.param(
            "dock-8 2\nquint at 2", (Swim("2"), Swim("E"), Swim("8")), (), (), id="AM-5.4 none on docks and boats"
        ),
    ],
)
def test_sensors(drawn: str, steps: tuple[Action, ...], went_off: tuple[str, ...], silent: tuple[str, ...]) -> None:
    report = announced(board("shark\nshark at 1\n" + drawn), *steps)
    assert (report.went_off, report.silent) == (went_off, silent)


def test_AM_5_5_the_announcement_holds_this_and_nothing_else() -> None:
    state = board("shark\nshark at E\nN 2+michael  E 3\nafloat 6\ncard wrong-shark\nround 7")
    events = Recorder()
    for action in (EAT, PlayToken("feeding-frenzy"), Swim("6"), Swim("N"), MICHAEL, END):
        GAME.apply(state, {0: action}, chance(), events)
    (told,) = events.told
    assert told.public == SharkTurn(
        round=7,
        points=4,
        eaten=(Eaten("N", 0, True, 2), Eaten("E", 1, False, 2)),  # N before E, as on the map, not as it happened
        went_off=("6",),
        silent=(),
        token_played=True,
        thrown=(),
        track=3,
    )
    own = told.own[0]
    assert set(told.own) == {0}
    assert own == VoyageMade(
        Voyage(7, ("E", "6", "N"), (Eaten("N", 0, True, 2), Eaten("E", 1, False, 2)), "feeding-frenzy", ())
    )


def test_AM_5_5_neither_the_way_nor_the_points_used_can_be_told() -> None:
    still, restless = board("shark\nshark at 1"), board("shark\nshark at 1")
    assert play(still, END) == play(restless, Swim("2"), Swim("1"), Swim("3"), END)
    assert GAME.view(still, 1) == GAME.view(restless, 1)
    assert GAME.view(still, None) == GAME.view(restless, None)


def test_AM_5_6_the_eaten_go_back_to_the_supply_and_the_track_rises() -> None:
    state = board("shark\nshark at N\nN 2+michael")
    supply = state.supply
    announced(state, EAT, MICHAEL)
    assert (state.swimmers[0], state.michael, state.supply, state.track) == (1, -1, supply + 1, 3)


def test_AM_5_6_the_track_stops_at_nine() -> None:
    state = board("shark\nshark at N\nN 3+michael\ntrack 7")
    announced(state, FRENZY, Devour())
    assert state.track == 9


def test_AM_5_7_the_turn_is_one_secret_choice() -> None:
    state = board("shark\nshark at N\nN 3")
    assert GAME.turn(state) == private(0)
    before = {viewer: GAME.view(state, viewer) for viewer in (None, 1)}
    for action in (EAT, Swim("1"), HIDE):
        assert play(state, action) == []
        assert {viewer: GAME.view(state, viewer) for viewer in (None, 1)} == before
    assert GAME.view(state, 0).shark is not None
    with pytest.raises(Unfinished):
        decide(GAME, board("shark\nshark at N\nN 3"), 0, (EAT, Swim("1")), chance(), Recorder())


def test_ALL_1_nothing_is_played_for_the_shark_though_only_the_end_is_left() -> None:
    state = board("shark\nshark at N\nN 1\ntrack 8")
    play(state, EAT)
    assert GAME.legal_actions(state, 0) == [END]
    settle(GAME, state, chance(), Recorder())
    assert to_choose(state) == 0
