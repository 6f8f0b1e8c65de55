"""AM-6: the members of the crew, one at a time, and what each may do."""

from __future__ import annotations

import pytest

from games.amity.boards import LEGAL, board, play, told, verdict, where
from seaboard.engine.records import Action
from seaboard.games.amity import GAME
from seaboard.games.amity.data import NUMBER, SPACES
from seaboard.games.amity.events import BeachSign, Begun, Launched, Looked, MemberDone, Sounded
from seaboard.games.amity.view import Sighting
from seaboard.games.amity.words import (
    Begin,
    Binoculars,
    CloseBeach,
    Drop,
    EndTurn,
    FishFinder,
    Give,
    Launch,
    PickUp,
    Rescue,
    Sail,
    Walk,
)

END = EndTurn()
RESCUE = Rescue("swimmer")
MICHAEL = Rescue("michael")


# AM-6.1


def test_AM_6_1_the_crew_chooses_the_order_and_the_last_begins_by_itself() -> None:
    state = board("crew")
    assert GAME.legal_actions(state, 1) == [Begin("brody"), Begin("hooper"), Begin("quint")]
    events = play(state, Begin("quint"), END, Begin("brody"), END)
    assert [event.member for event in events if isinstance(event, Begun)] == ["quint", "brody", "hooper"]
    assert [event.member for event in events if isinstance(event, MemberDone)] == ["quint", "brody"]


def test_AM_6_1_whoever_has_begun_finishes_before_the_next() -> None:
    state = board("crew")
    assert verdict(state, Walk("N")) == "AM-6.1"
    play(state, Begin("quint"))
    assert verdict(state, Begin("brody")) == "AM-6.1"
    play(state, END)
    assert verdict(state, Begin("quint")) == "AM-6.1"


def test_AM_6_1_four_points_and_the_turn_ends_when_nothing_else_is_legal() -> None:
    state = board("crew\ncard holiday-roast")
    play(state, Begin("quint"), Sail("4"), Sail("8"), Sail("4"))
    assert state.points == 1
    events = play(state, Sail("8"))
    assert told(events, MemberDone) == [MemberDone("quint")]


def test_AM_6_1_a_member_may_stop_earlier_and_the_round_goes_on_after_three() -> None:
    state = board("crew quint 4\ndone brody  done hooper\nround 3")
    play(state, Sail("4"), END)
    assert state.round == 4


def test_AM_6_1_at_the_deadline_the_member_in_course_ends_or_the_first_unplayed() -> None:
    in_course = board("crew hooper 3")
    assert GAME.default_choice(GAME.view(in_course, 1), None, 1, None) == (END,)  # type: ignore[arg-type]
    for done, first in (("", "brody"), ("done brody", "hooper")):
        state = board(f"crew\n{done}" if done else "crew")
        assert GAME.default_choice(GAME.view(state, 1), None, 1, None) == (  # type: ignore[arg-type]
            Begin("brody" if first == "brody" else "hooper"),
            END,
        )
    four = board("crew\ndone brody", 4)
    turn = GAME.turn(four)
    assert turn is not None
    assert turn.seats == (2, 3)  # the first seat to be asked is that of the first unplayed


# AM-6.2 to AM-6.7


@pytest.mark.parametrize(
    ("drawn", "action", "expected"),
    [
        pytest.param("crew quint 4", Sail("4"), LEGAL, id="AM-6.2 Quint sails one step"),
        pytest.param("crew quint 4", Sail("2"), "AM-6.2", id="AM-6.2 not two"),
        pytest.param("crew quint 4\nquint at E\nE 1", RESCUE, LEGAL, id="AM-6.2 he rescues"),
        pytest.param("crew quint 4\nquint at E", RESCUE, "AM-6.2", id="AM-6.2 nobody there"),
        pytest.param("crew quint 4\nE 1", RESCUE, "AM-6.2", id="AM-6.2 only at a beach"),
        pytest.param("crew quint 4\ndock-8 2", PickUp("dock", 2), LEGAL, id="AM-6.2 from a dock"),
        pytest.param("crew quint 4\ndock-8 2", PickUp("dock", 1), LEGAL, id="AM-6.2 any number"),
        pytest.param("crew quint 4\ndock-8 2", PickUp("dock", 3), "AM-6.2", id="AM-6.2 not more than there are"),
        pytest.param("crew quint 4\ndock-5 2", PickUp("dock", 1), "AM-6.2", id="AM-6.2 only in his space"),
        pytest.param("crew quint 4\nafloat 8 2", PickUp("water", 2), LEGAL, id="AM-6.2 from the water"),
        pytest.param("crew quint 4\nafloat 4", PickUp("water", 1), "AM-6.2", id="AM-6.2 not from another space"),
        pytest.param("crew quint 4\ndock-8 1\nafloat 8", PickUp("dock", 2), "AM-6.2", id="AM-6.2 one source an action"),
        pytest.param("crew quint 4\nhooper at 8\nhooper 2", PickUp("hooper", 2), LEGAL, id="AM-6.2 from Hooper's boat"),
        pytest.param("crew quint 4\nhooper 2", PickUp("hooper", 1), "AM-6.7", id="AM-6.7 taking needs Hooper there"),
        pytest.param("crew quint 4\nquint at 2", PickUp("shop", 1), "AM-6.2", id="AM-6.2 never from the Shop"),
        pytest.param("crew quint 4\ndock-8 2", PickUp("dock", 0), "ALL-8", id="ALL-8 any number is at least one"),
        pytest.param("crew quint 4", Launch("8"), LEGAL, id="AM-6.2 he launches into his own space"),
        pytest.param("crew quint 4", Launch("S"), LEGAL, id="AM-6.2 or a touching one"),
        pytest.param("crew quint 4", Launch("2"), "AM-6.2", id="AM-6.2 not further"),
        pytest.param("crew quint 4\norca 0", Launch("8"), "AM-6.2", id="AM-6.2 from the Orca"),
        pytest.param("crew quint 4\nused launch", Launch("8"), "AM-6.2", id="AM-6.2 once a round"),
        pytest.param("crew hooper 4\nhooper 1", Launch("5"), "AM-6.4", id="AM-6.2 only Quint"),
        pytest.param("crew quint 4", Walk("6"), "AM-6.6", id="AM-6.6 Quint does not walk"),
        pytest.param("crew brody 4", Sail("2"), "AM-6.6", id="AM-6.6 Brody does not go by water"),
        pytest.param("crew brody 4", Walk("N"), LEGAL, id="AM-6.3 Brody walks one step"),
        pytest.param("crew brody 4", Walk("W"), "AM-6.3", id="AM-6.3 not two"),
        pytest.param("crew brody 4\nbrody at N\nN 1", RESCUE, LEGAL, id="AM-6.3 he rescues at his beach"),
        pytest.param("crew brody 4\nbrody at N\nE 1", RESCUE, "AM-6.3", id="AM-6.3 not at another"),
        pytest.param("crew brody 4\nN 1", RESCUE, "AM-6.3", id="AM-6.3 not from the coast"),
        pytest.param("crew brody 4\nbrody at Shop", PickUp("shop", 1), LEGAL, id="AM-6.3 a barrel in the Shop"),
        pytest.param("crew brody 4\nbrody at Shop", PickUp("shop", 2), "AM-6.3", id="AM-6.3 one"),
        pytest.param("crew brody 4\nbrody at Shop\nbrody 1", PickUp("shop", 1), "AM-6.3", id="AM-6.3 one at most"),
        pytest.param("crew brody 4\nbrody at Shop\nshop 0", PickUp("shop", 1), "AM-6.3", id="AM-6.3 if there is one"),
        pytest.param("crew brody 4\nbrody at 5\ndock-5 1", PickUp("dock", 1), "AM-6.3", id="AM-6.3 not from a dock"),
        pytest.param("crew brody 4\nbrody at 5\nbrody 1", Drop(), LEGAL, id="AM-6.3 he drops it at a dock"),
        pytest.param("crew brody 4\nbrody at 6\nbrody 1", Drop(), "AM-6.3", id="AM-6.3 nowhere else"),
        pytest.param("crew brody 4\nbrody at 5", Drop(), "AM-6.3", id="AM-6.3 if he has one"),
        pytest.param("crew brody 4\nbrody at N", Binoculars(), LEGAL, id="AM-6.3 binoculars at a beach"),
        pytest.param("crew brody 4", Binoculars(), "AM-6.3", id="AM-6.3 not from the coast: no beach"),
        pytest.param(
            "crew brody 4\nbrody at N\nused binoculars", Binoculars(), "AM-6.3", id="AM-6.3 looks once a round"
        ),
        pytest.param("crew brody 4", CloseBeach("W"), LEGAL, id="AM-6.3 any beach from the office at 6"),
        pytest.param("crew brody 4\nbrody at 7", CloseBeach("N"), LEGAL, id="AM-6.3 and from 7"),
        pytest.param("crew brody 4\nbrody at 8", CloseBeach("N"), "AM-6.3", id="AM-6.3 not from 8"),
        pytest.param("crew brody 4\nN 1", CloseBeach("N"), "AM-6.3", id="AM-6.3 a beach without swimmers"),
        pytest.param("crew brody 4\nN 0+michael", CloseBeach("N"), "AM-6.3", id="AM-6.5 Michael is a swimmer"),
        pytest.param("crew brody 4\nclosed W", CloseBeach("N"), LEGAL, id="AM-6.3 the token may move"),
        pytest.param("crew brody 4\nclosed N", CloseBeach("N"), "AM-6.3", id="AM-6.3 not the beach under it"),
        pytest.param("crew brody 4\nopening N", CloseBeach("N"), "AM-6.3", id="AM-6.3 nor under 'opening soon'"),
        pytest.param("crew brody 4\nused close-beach", CloseBeach("N"), "AM-6.3", id="AM-6.3 closes once a round"),
        pytest.param("crew hooper 4", Sail("N"), LEGAL, id="AM-6.4 Hooper sails one step"),
        pytest.param("crew hooper 4", Sail("6"), LEGAL, id="AM-6.4 or two"),
        pytest.param("crew hooper 4", Sail("2"), LEGAL, id="AM-6.4 by any way"),
        pytest.param("crew hooper 4", Sail("E"), "AM-6.4", id="AM-6.4 not three"),
        pytest.param("crew hooper 4", Sail("5"), "AM-6.4", id="AM-6.4 not nowhere"),
        pytest.param("crew hooper 4\nhooper at W\nW 1", RESCUE, LEGAL, id="AM-6.4 he rescues"),
        pytest.param("crew hooper 4\nhooper at W", RESCUE, "AM-6.4", id="AM-6.4 nobody there"),
        pytest.param("crew hooper 4\ndock-5 3", PickUp("dock", 3), LEGAL, id="AM-6.4 from a dock"),
        pytest.param("crew hooper 4\nafloat 5", PickUp("water", 1), LEGAL, id="AM-6.4 from the water"),
        pytest.param("crew hooper 4\nquint at 5", PickUp("hooper", 1), "AM-6.4", id="AM-6.4 not from the Orca"),
        pytest.param("crew hooper 4\nquint at 5\nhooper 2", Give(2), LEGAL, id="AM-6.4 he gives any number"),
        pytest.param("crew hooper 4\nquint at 5\nhooper 2", Give(3), "AM-6.4", id="AM-6.4 not more than he has"),
        pytest.param("crew hooper 4\nhooper 2", Give(1), "AM-6.7", id="AM-6.7 giving needs one space too"),
        pytest.param("crew hooper 4\nquint at 5\nhooper 2", Give(0), "ALL-8", id="ALL-8 he gives at least one"),
        pytest.param("crew hooper 4", FishFinder(), LEGAL, id="AM-6.4 the fish finder anywhere"),
        pytest.param("crew hooper 4\nused fish-finder", FishFinder(), "AM-6.4", id="AM-6.4 once a round"),
        pytest.param("crew quint 4", FishFinder(), "AM-6.2", id="AM-6.4 only Hooper"),
        pytest.param("crew brody 4\nbrody at N\nN 0+michael", MICHAEL, LEGAL, id="AM-6.5 Brody rescues Michael"),
        pytest.param("crew quint 4\nquint at N\nN 0+michael", MICHAEL, "AM-6.5", id="AM-6.5 Quint cannot"),
        pytest.param("crew hooper 4\nhooper at N\nN 0+michael", MICHAEL, "AM-6.5", id="AM-6.5 Hooper cannot"),
        pytest.param("crew quint 4\nquint at N\nN 0+michael", RESCUE, "AM-6.2", id="AM-6.5 nor as one of many"),
        pytest.param("crew quint 4\nquint at 5", Sail("7"), "AM-6.2", id="AM-6.6 boats not over land or diagonally"),
        pytest.param("crew brody 4\nbrody at 5", Walk("6"), "AM-6.3", id="AM-6.6 Brody not through water"),
        pytest.param("crew quint 0\ncard harbor-master\ndock-8 1", Sail("4"), "AM-6.1", id="AM-6.1 without points"),
        pytest.param("crew quint 4", Walk("N"), "AM-6.6", id="AM-6.6 a boat stays off the beach"),
    ],
)
def test_what_the_crew_may_do(drawn: str, action: Action, expected: str) -> None:
    assert verdict(board(drawn), action) == expected


def test_AM_6_2_a_rescued_swimmer_goes_to_the_supply() -> None:
    state = board("crew quint 4\nquint at E\nE 2")
    supply = state.supply
    play(state, RESCUE)
    assert (state.swimmers[1], state.supply, state.points) == (1, supply + 1, 3)


def test_AM_6_2_barrels_taken_lie_on_the_orca() -> None:
    state = board("crew quint 4\nhooper at 8\nhooper 2\ndock-8 1\nafloat 8 3")
    play(state, PickUp("hooper", 1), PickUp("dock", 1), PickUp("water", 3))
    assert (state.orca, state.hooper_barrels, state.docks[1], state.floating[NUMBER["8"]]) == (7, 1, 0, 0)


def test_AM_6_2_a_miss_floats_and_more_may_float_there() -> None:
    state = board("crew quint 4\nshark at 1\nafloat 8")
    assert told(play(state, Launch("8")), Launched) == [Launched("8", False)]
    assert (state.floating[NUMBER["8"]], state.orca, state.attached, state.seen) == (2, 1, 0, -1)


def test_AM_6_2_a_hit_is_attached_and_makes_the_place_known() -> None:
    state = board("crew quint 4\nshark at 8")
    assert told(play(state, Launch("8")), Launched) == [Launched("8", True)]
    assert (state.attached, state.floating[NUMBER["8"]]) == (1, 0)
    assert GAME.view(state, None).sighting == Sighting("8", 1, "barrel", False)


def test_AM_6_3_brody_carries_a_barrel_to_a_dock_that_holds_any_number() -> None:
    state = board("crew brody 4\nbrody at Shop\ndock-5 2")
    play(state, PickUp("shop", 1), Walk("5"), Drop())
    assert (state.shop, state.brody_barrels, state.docks[0]) == (5, 0, 3)


@pytest.mark.parametrize(
    ("shark", "seen"),
    [pytest.param("N", True, id="AM-6.3 it is in that water"), pytest.param("1", False, id="AM-6.3 it is not")],
)
def test_binoculars(shark: str, seen: bool) -> None:
    state = board(f"crew brody 4\nbrody at N\nshark at {shark}")
    assert told(play(state, Binoculars()), Looked) == [Looked("N", seen)]
    assert GAME.view(state, 1).sighting == (Sighting("N", 1, "binoculars", False) if seen else None)


def test_AM_6_3_closing_moves_the_one_token_face_up() -> None:
    state = board("crew brody 4\nopening W")
    events = play(state, CloseBeach("N"))
    assert told(events, BeachSign) == [BeachSign("W", "open"), BeachSign("N", "closed")]
    assert (SPACES[state.closed], state.opening) == ("N", False)


@pytest.mark.parametrize(
    ("shark", "answer"),
    [
        pytest.param("1", "here", id="AM-6.4 here"),
        pytest.param("N", "near", id="AM-6.4 near: a touching space"),
        pytest.param("3", "near", id="AM-6.4 near: another one, not which"),
        pytest.param("W", "no", id="AM-6.4 no"),
    ],
)
def test_fish_finder(shark: str, answer: str) -> None:
    state = board(f"crew hooper 4\nhooper at 1\nshark at {shark}")
    (sounded,) = told(play(state, FishFinder()), Sounded)
    assert sounded == Sounded("1", answer)  # type: ignore[arg-type]
    assert (state.seen == NUMBER["1"]) == (answer == "here")


def test_AM_6_4_hooper_gives_barrels_to_quint() -> None:
    state = board("crew hooper 4\nhooper at 8\nhooper 3")
    play(state, Give(2))
    assert (state.hooper_barrels, state.orca, state.points) == (1, 4, 3)


def test_AM_6_5_brody_takes_michael_out_of_the_water() -> None:
    state = board("crew brody 4\nbrody at N\nN 1+michael")
    supply = state.supply
    play(state, MICHAEL)
    assert (state.michael, state.swimmers[0], state.supply) == (-1, 1, supply)


def test_AM_6_7_the_boats_pass_barrels_with_a_captain_in_the_water() -> None:
    state = board("crew quint 4\nhooper at 8\nhooper 2\noverboard hooper")
    assert verdict(state, PickUp("hooper", 2)) == LEGAL


def test_AM_6_8_the_marker_turns_to_earlier_when_the_next_shark_turn_opens() -> None:
    state = board("crew quint 4\nshark at 8\ndone brody  done hooper\ndeck helicopter")
    play(state, Launch("8"), END)
    assert GAME.view(state, 1).sighting == Sighting("8", 1, "barrel", False)  # the card still asks for a choice
    play(state, GAME.legal_actions(state, 1)[0])
    assert GAME.view(state, 1).sighting == Sighting("8", 1, "barrel", True)
    assert where(state)["quint"] == "8"
    play(state, END)
    assert GAME.view(state, 1).sighting == Sighting("8", 1, "barrel", True)  # whether the shark moved or not


@pytest.mark.parametrize(
    ("drawn", "action", "rule"),
    [
        pytest.param("crew quint 4", Launch("4"), "AM-6.2", id="AM-6.2 one launch"),
        pytest.param("crew brody 4\nbrody at N", Binoculars(), "AM-6.3", id="AM-6.3 one look"),
        pytest.param("crew brody 4", CloseBeach("N"), "AM-6.3", id="AM-6.3 one closing"),
        pytest.param("crew hooper 4", FishFinder(), "AM-6.4", id="AM-6.4 one sounding"),
    ],
)
def test_what_is_done_once_a_round_is_refused_the_second_time(drawn: str, action: Action, rule: str) -> None:
    state = board(drawn)
    play(state, action)
    again = CloseBeach("W") if isinstance(action, CloseBeach) else action
    assert verdict(state, again) == rule
    play(state, END)
    while state.round == 1:
        play(state, GAME.legal_actions(state, GAME.turn(state).seats[0])[-1])  # type: ignore[union-attr]
    assert state.used == 0
