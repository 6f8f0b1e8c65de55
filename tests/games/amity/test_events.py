"""AM-4 and AM-8: the event card, the swimmers that it brings, closed beaches, and each card's text."""

from __future__ import annotations

import pytest

from games.amity.boards import LEGAL, board, chance, new_match, play, to_choose, told, turn_card, verdict, where
from seaboard.engine.events import Recorder
from seaboard.engine.records import Action
from seaboard.games.amity import GAME
from seaboard.games.amity.data import BEACHES, CARD_NUMBER, NUMBER
from seaboard.games.amity.events import BeachSign, CardTurned, MemberDone, Shuffled, SwimmersPlaced
from seaboard.games.amity.state import CREW, EVENT, SHARK, AmityState
from seaboard.games.amity.words import (
    Begin,
    ChooseBeach,
    ChooseDock,
    Climb,
    CloseBeach,
    Drop,
    EndTurn,
    FishFinder,
    Fly,
    Launch,
    PickUp,
    Rescue,
    Sail,
    Start,
    Swim,
    Throw,
    Walk,
)


def beaches(state: AmityState) -> str:
    """The swimmers as on the table of the rule book: `NN S`."""
    return " ".join(name * count for name, count in zip(BEACHES, state.swimmers, strict=True) if count)


# AM-4


def test_AM_4_1_the_card_is_turned_then_swimmers_come_then_its_text_applies() -> None:
    state, events = turn_card("", "mayor-vaughn")
    assert [type(event) for event in events][-2:] == [CardTurned, SwimmersPlaced]
    assert (beaches(state), state.supply) == ("NN E SS W", 9)
    assert state.phase == EVENT
    play(state, ChooseBeach("S"))
    assert (beaches(state), state.supply) == ("NN E W", 11)


@pytest.mark.parametrize(
    ("sign", "card", "placed", "after"),
    [
        pytest.param("closed S", "indianapolis", "E WW", ("S", True), id="AM-4.2 the first time: opening soon"),
        pytest.param(
            "opening S", "indianapolis", "E WW", (None, False), id="AM-4.2 the next time it goes, still empty"
        ),
        pytest.param("closed S", "helicopter", "NN EE W", ("S", False), id="AM-4.2 a card that names it not"),
        pytest.param("opening S", "helicopter", "NN EE W", ("S", True), id="AM-4.2 nor then"),
        pytest.param("closed E", "shark-alert-4", "NN S W", ("E", True), id="AM-4.2 two swimmers, one flip"),
        pytest.param("closed W", "shark-alert-1", "N E SS", ("W", True), id="AM-4.2 named first and not again"),
        pytest.param("closed S", "shark-alert-1", "N E WW", ("S", True), id="AM-4.2 named twice by one card, one flip"),
        pytest.param("opening S", "shark-alert-1", "N E WW", (None, False), id="AM-4.2 and gone, with nobody placed"),
        pytest.param("closed S\ntrack 4", "shark-alert-4", "N EE", ("S", False), id="AM-4.2 named only while low"),
        pytest.param(
            "closed S\nsupply 0", "indianapolis", "", ("S", True), id="AM-4.2 flips also with an empty supply"
        ),
    ],
)
def test_closed_beaches(sign: str, card: str, placed: str, after: tuple[str | None, bool]) -> None:
    state, events = turn_card(sign, card)
    assert beaches(state) == placed
    closed = None if state.closed < 0 else BEACHES[state.closed]
    assert (closed, state.opening) == after
    assert len(told(events, BeachSign)) == (1 if card != "helicopter" and "track" not in sign else 0)


@pytest.mark.parametrize("card", [card for card in CARD_NUMBER if card != "michaels-birthday"])
def test_AM_4_3_no_other_card_places_michael(card: str) -> None:
    state, _ = turn_card("", card)
    while state.phase == EVENT:
        play(state, GAME.legal_actions(state, 1)[0])
    assert state.michael == -1
    assert sum(state.swimmers) + state.supply == 15


@pytest.mark.parametrize(
    ("supply", "placed"),
    [
        pytest.param(6, "NN E SS W", id="AM-4.4 enough"),
        pytest.param(4, "NN E S", id="AM-4.4 the last for S"),
        pytest.param(1, "N", id="AM-4.4 one, for N"),
        pytest.param(0, "", id="AM-4.4 none"),
    ],
)
def test_a_short_supply_goes_from_n_to_w(supply: int, placed: str) -> None:
    state, _ = turn_card(f"supply {supply}", "mayor-vaughn")
    assert beaches(state) == placed
    assert state.supply == max(0, supply - 6)


def test_AM_4_4_an_empty_deck_is_shuffled_again() -> None:
    state = board("crew quint 4\ndone brody  done hooper\nround 16")
    state.deck = []
    events = Recorder()
    dealt = chance()
    GAME.apply(state, {1: EndTurn()}, dealt, events)
    assert [type(one.public) for one in events.told[:3]] == [MemberDone, Shuffled, CardTurned]
    assert sorted([*state.deck, state.card]) == list(range(16))
    assert dealt.used == 1


def test_AM_4_4_two_shuffles_differ() -> None:
    decks = []
    for number in (16, 32):
        state = board(f"crew quint 4\ndone brody  done hooper\nround {number}\nmax-rounds 64")
        state.deck = []
        play(state, EndTurn())
        decks.append([*state.deck, state.card])
    assert decks[0] != decks[1] != [*new_match().deck]


@pytest.mark.parametrize("seats", [3, 4])
def test_AM_4_5_any_crew_seat_may_choose_for_a_card(seats: int) -> None:
    for seat in range(1, seats):
        state, _ = turn_card("", "mayor-vaughn", seats)
        turn = GAME.turn(state)
        assert turn is not None
        assert (turn.mode, set(turn.seats), turn.private) == ("any", set(range(1, seats)), False)
        assert verdict(state, ChooseBeach("N"), 0) == "AM-4.5"
        play(state, ChooseBeach("N"), seat=seat)
        assert state.phase == SHARK


def test_AM_4_5_what_is_not_on_the_card_cannot_be_chosen() -> None:
    state, _ = turn_card("", "wrong-shark")
    assert verdict(state, ChooseBeach("N")) == "AM-8.5"
    assert verdict(state, Begin("quint")) == "AM-8.5"


# AM-8.1 Ben Gardner's Boat


GARDNER = "shark\ncard ben-gardners-boat\n"


@pytest.mark.parametrize(
    ("drawn", "steps", "captain", "expected"),
    [
        pytest.param("shark at 4", (Swim("8"),), "quint", LEGAL, id="AM-8.1 it moves to the boat"),
        pytest.param("shark at 4", (Swim("8"), Swim("E")), "quint", LEGAL, id="AM-8.1 passing through counts"),
        pytest.param("shark at 8", (), "quint", "AM-8.1", id="AM-8.1 to be there is not to move there"),
        pytest.param("shark at 8", (Swim("4"), Swim("8")), "quint", LEGAL, id="AM-8.1 it comes back to it"),
        pytest.param("shark at 4", (Swim("8"),), "hooper", "AM-8.1", id="AM-8.1 the other boat is elsewhere"),
        pytest.param(
            "shark at 4\nhooper at 8", (Swim("8"), Throw("quint")), "hooper", LEGAL, id="AM-8.1 both captains"
        ),
        pytest.param("shark at 4", (Swim("8"), Throw("quint")), "quint", "AM-8.1", id="AM-8.1 not twice"),
        pytest.param("shark at 4\noverboard quint", (Swim("8"),), "quint", "AM-8.1", id="AM-8.1 not from the water"),
        pytest.param("shark at 4\ncard bounty", (Swim("8"),), "quint", "AM-8.1", id="AM-8.1 only this round"),
    ],
)
def test_throwing(drawn: str, steps: tuple[Action, ...], captain: str, expected: str) -> None:
    state = board(GARDNER + drawn)
    play(state, *steps)
    action = Throw("quint" if captain == "quint" else "hooper")
    assert verdict(state, action) == expected
    if expected == LEGAL:
        points = state.points
        play(state, action)
        assert state.points == points  # it costs the shark nothing
        assert state.overboard == 0  # and shows only as the turn ends
        play(state, EndTurn())
        assert state.overboard >> (2 if captain == "quint" else 1) & 1


def test_AM_8_1_a_chance_not_taken_leaves_no_trace() -> None:
    met, elsewhere = board(GARDNER + "shark at 4"), board(GARDNER + "shark at 4")
    assert play(met, Swim("8"), EndTurn()) == play(elsewhere, Swim("S"), EndTurn())
    assert GAME.view(met, 1) == GAME.view(elsewhere, 1)


def test_AM_8_1_climbing_back_costs_two_points_and_may_wait() -> None:
    state = board("crew quint 4\noverboard quint")
    assert GAME.legal_actions(state, 1) == [Climb(), EndTurn()]
    assert verdict(state, Sail("4")) == verdict(state, Launch("8")) == "AM-8.1"
    waiting = state.copy()
    play(state, Climb())
    assert (state.overboard, state.points) == (0, 2)
    assert verdict(state, Climb()) == "AM-8.1"
    assert verdict(state, Sail("4")) == LEGAL
    play(waiting, EndTurn())
    assert waiting.overboard


def test_AM_8_1_a_captain_in_the_water_stays_with_his_boat() -> None:
    state, _ = turn_card("overboard hooper\nN 3", "cardboard-fin")
    assert (where(state)["hooper"], state.overboard) == ("N", 0b010)


# AM-8.2 to AM-8.12


def test_AM_8_2_the_first_member_that_takes_a_fifth_point_has_it() -> None:
    state = board("crew brody 4\ncard in-the-news\nbrody at N")
    play(state, Walk("5"), Walk("N"), Walk("5"), Walk("N"))
    assert (state.points, state.bonus) == (0, True)
    play(state, Walk("5"))  # the fifth; with nothing left to do his turn is over
    assert (state.bonus, state.done) == (False, 0b001)
    play(state, Begin("hooper"), Sail("N"), Sail("1"), Sail("N"), Sail("1"))
    assert state.done == 0b011


def test_AM_8_2_the_point_is_there_as_the_crews_phase_opens() -> None:
    state, _ = turn_card("", "in-the-news")
    play(state, EndTurn())
    assert state.bonus
    other, _ = turn_card("", "bounty")
    play(other, EndTurn())
    assert not other.bonus


def test_AM_8_2_a_climb_may_use_the_fifth_point() -> None:
    state = board("crew quint 1\ncard in-the-news\noverboard quint")
    play(state, Climb())
    assert not state.bonus


def test_AM_8_2_only_this_round() -> None:
    state = board("crew brody 4\ncard bounty\nbrody at N")
    play(state, Walk("5"), Walk("N"), Walk("5"), Walk("N"))
    assert state.done == 0b001


@pytest.mark.parametrize(
    ("drawn", "action", "expected"),
    [
        pytest.param("crew brody 4\nbrody at 5\nbrody 1", Drop(), "AM-8.3", id="AM-8.3 no drop at a dock"),
        pytest.param("crew quint 4\ndock-8 1", PickUp("dock", 1), "AM-8.3", id="AM-8.3 Quint picks up none"),
        pytest.param("crew hooper 4\ndock-5 1", PickUp("dock", 1), "AM-8.3", id="AM-8.3 nor Hooper"),
        pytest.param("crew quint 4\nafloat 8", PickUp("water", 1), LEGAL, id="AM-8.3 out of the water he may"),
        pytest.param("crew brody 4\nbrody at Shop", PickUp("shop", 1), LEGAL, id="AM-8.3 and in the Shop"),
    ],
)
def test_holiday_roast(drawn: str, action: Action, expected: str) -> None:
    assert verdict(board(drawn + "\ncard holiday-roast"), action) == expected


@pytest.mark.parametrize(
    ("drawn", "chosen", "signs", "after"),
    [
        pytest.param("", "S", [("S", "closed")], "NN E W", id="AM-8.4 its swimmers leave and it is closed"),
        pytest.param(
            "closed N", "S", [("N", "opening-soon"), ("N", "open"), ("S", "closed")], "E W", id="AM-8.4 the token moves"
        ),
        pytest.param(
            "closed N", "N", [("N", "opening-soon"), ("N", "closed")], "E SS W", id="AM-8.4 or is turned face up"
        ),
        pytest.param("S 0+michael", "S", [("S", "closed")], "NN E W", id="AM-8.4 Michael leaves too"),
    ],
)
def test_the_mayor_closes_a_beach(drawn: str, chosen: str, signs: list[tuple[str, str]], after: str) -> None:
    state, events = turn_card(drawn, "mayor-vaughn")
    assert len(GAME.legal_actions(state, 1)) == 4
    events += play(state, next(action for action in GAME.legal_actions(state, 1) if action == ChooseBeach(chosen)))  # type: ignore[arg-type]
    assert [(event.beach, event.sign) for event in events if isinstance(event, BeachSign)] == signs
    assert beaches(state) == after
    assert (BEACHES[state.closed], state.opening, state.michael) == (chosen, False, -1)


def test_AM_8_5_brody_and_hooper_go_to_one_dock_and_the_shark_has_four_points() -> None:
    state, _ = turn_card("brody at N  hooper at 1", "wrong-shark")
    assert GAME.legal_actions(state, 1) == (ChooseDock("5"), ChooseDock("8"))
    play(state, ChooseDock("8"))
    assert where(state) == {"brody": "8", "hooper": "8", "quint": "8"}
    assert state.points == 4
    play(state, Swim("2"), Swim("1"), Swim("2"), Swim("1"))
    assert verdict(state, Swim("2")) == "AM-5.1"


def test_AM_8_6_all_beaches_open_first_and_none_can_be_closed() -> None:
    state, events = turn_card("closed N\nbrody at 6", "fourth-of-july")
    assert beaches(state) == "N E S W"
    assert (state.closed, [event.sign for event in events if isinstance(event, BeachSign)]) == (-1, ["open"])
    play(state, EndTurn(), Begin("brody"))
    state.swimmers[0] = 0
    assert verdict(state, CloseBeach("N")) == "AM-8.6"


@pytest.mark.parametrize(
    ("drawn", "asked"),
    [
        pytest.param("N 1  S 1", "W", id="AM-8.7 the fewest after placing"),
        pytest.param("E 0  N 0", "W", id="AM-8.7 one beach has nobody"),
        pytest.param("W 1", "N S W", id="AM-8.7 of several the crew chooses"),
        pytest.param("closed W", "N S", id="AM-8.7 only an open beach"),
        pytest.param("opening W", "N S", id="AM-8.7 opening soon is not open"),
    ],
)
def test_michaels_birthday(drawn: str, asked: str) -> None:
    state, _ = turn_card(drawn, "michaels-birthday")
    if len(asked) == 1:
        assert BEACHES[state.michael] == asked  # nobody is asked: the only choice is made (ALL-1)
        return
    assert GAME.view(state, 0).beaches_asked == tuple(asked.split())
    play(state, GAME.legal_actions(state, 1)[1])
    assert BEACHES[state.michael] == asked.split()[1]


def test_AM_8_7_nothing_happens_if_michael_swims_already() -> None:
    state, _ = turn_card("E 1+michael", "michaels-birthday")
    assert (BEACHES[state.michael], state.phase) == ("E", SHARK)


@pytest.mark.parametrize(
    ("drawn", "action"),
    [
        pytest.param("crew brody 1\nbrody at 5\nbrody 1", Drop(), id="AM-8.8 Brody drops for nothing"),
        pytest.param("crew quint 1\ndock-8 3", PickUp("dock", 2), id="AM-8.8 Quint picks up for nothing"),
        pytest.param("crew hooper 1\ndock-5 1", PickUp("dock", 1), id="AM-8.8 and Hooper"),
    ],
)
def test_harbor_master(drawn: str, action: Action) -> None:
    state = board(drawn + "\ncard harbor-master")
    play(state, action)
    assert state.points == 1
    usual = board(drawn + "\ncard bounty")
    play(usual, action)
    assert usual.points == 0


def test_AM_8_8_a_member_without_points_may_still_use_the_dock() -> None:
    state = board("crew quint 1\ncard harbor-master\ndock-8 2\nquint at 4")
    play(state, Sail("8"))
    assert GAME.legal_actions(state, 1) == [PickUp("dock", 1), PickUp("dock", 2), EndTurn()]
    play(state, PickUp("dock", 2))
    assert state.done == 0b100


@pytest.mark.parametrize(
    ("card", "member", "points"),
    [
        pytest.param("bounty", "hooper", 5, id="AM-8.9 Hooper has five"),
        pytest.param("bounty", "quint", 4, id="AM-8.9 Quint has not"),
        pytest.param("indianapolis", "quint", 5, id="AM-8.10 Quint has five"),
        pytest.param("indianapolis", "hooper", 4, id="AM-8.10 Hooper has not"),
    ],
)
def test_one_point_more(card: str, member: str, points: int) -> None:
    state = board(f"crew\ncard {card}")
    play(state, Begin("hooper" if member == "hooper" else "quint"))
    assert state.points == points


def test_AM_8_11_brody_may_fly_to_any_space_of_the_island() -> None:
    state, _ = turn_card("brody at N", "helicopter")
    flights = GAME.legal_actions(state, 1)
    assert {getattr(flight, "to", None) for flight in flights} == {"N", "E", "S", "W", "5", "6", "7", "8", "Shop"}
    stay = state.copy()
    play(state, Fly("Shop"))
    play(stay, Fly("N"))
    assert (where(state)["brody"], where(stay)["brody"]) == ("Shop", "N")


@pytest.mark.parametrize(
    ("drawn", "asked"),
    [
        pytest.param("S 2", "S", id="AM-8.12 the beach with the most"),
        pytest.param("S 1  W 1", "S W", id="AM-8.12 of several the crew chooses"),
        pytest.param("S 1  W 0+michael", "S W", id="AM-8.12 Michael counts"),
        pytest.param("S 2  closed S", "S", id="AM-8.12 a closed beach too"),
    ],
)
def test_cardboard_fin(drawn: str, asked: str) -> None:
    state, _ = turn_card(drawn, "cardboard-fin")
    if state.phase == EVENT:
        assert GAME.view(state, 0).beaches_asked == tuple(asked.split())
        play(state, GAME.legal_actions(state, 1)[0])
    assert set(where(state).values()) == {asked.split()[0]}
    assert state.phase == SHARK


@pytest.mark.parametrize(
    ("card", "track", "placed"),
    [
        pytest.param("ben-gardners-boat", 0, "NN S WW", id="AM-8.1"),
        pytest.param("in-the-news", 0, "N EE SS", id="AM-8.2"),
        pytest.param("holiday-roast", 0, "N E WW", id="AM-8.3"),
        pytest.param("mayor-vaughn", 0, "NN E SS W", id="AM-8.4"),
        pytest.param("wrong-shark", 0, "E S W", id="AM-8.5"),
        pytest.param("fourth-of-july", 0, "N E S W", id="AM-8.6"),
        pytest.param("michaels-birthday", 0, "N EE S", id="AM-8.7"),
        pytest.param("harbor-master", 0, "NN S WW", id="AM-8.8"),
        pytest.param("bounty", 0, "N EE SS W", id="AM-8.9"),
        pytest.param("indianapolis", 0, "E SS WW", id="AM-8.10"),
        pytest.param("helicopter", 0, "NN EE W", id="AM-8.11"),
        pytest.param("cardboard-fin", 0, "N E S W", id="AM-8.12"),
        pytest.param("shark-alert-1", 3, "N E SS WW", id="AM-8.13 low"),
        pytest.param("shark-alert-1", 4, "S WW", id="AM-8.13 high"),
        pytest.param("shark-alert-2", 3, "N EE SS W", id="AM-8.14 low"),
        pytest.param("shark-alert-2", 4, "E SS", id="AM-8.14 high"),
        pytest.param("shark-alert-3", 3, "NN E S WW", id="AM-8.15 low"),
        pytest.param("shark-alert-3", 4, "NN W", id="AM-8.15 high"),
        pytest.param("shark-alert-4", 3, "NN EE S W", id="AM-8.16 low"),
        pytest.param("shark-alert-4", 4, "N EE", id="AM-8.16 high"),
    ],
)
def test_swimmers_of_each_card(card: str, track: int, placed: str) -> None:
    state, events = turn_card(f"track {track}", card)
    assert beaches(state) == placed
    assert GAME.view(state, 1).card == card
    assert told(events, CardTurned)


def test_the_first_round_opens_with_a_card_and_the_next_one_with_another() -> None:
    state = new_match()
    play(state, Start("1"))
    first = GAME.view(state, 1)
    assert (first.round, len(first.deck)) == (1, 15)
    assert first.card not in first.deck
    assert to_choose(state) in (0, 1)
    assert NUMBER["1"] == state.shark


def test_a_choice_is_made_before_the_shark_moves() -> None:
    state, _ = turn_card("", "helicopter")
    assert verdict(state, EndTurn(), 0) == "AM-4.5"
    assert state.phase != CREW
    assert verdict(state, FishFinder()) == verdict(state, Rescue("swimmer")) == "AM-8.11"
