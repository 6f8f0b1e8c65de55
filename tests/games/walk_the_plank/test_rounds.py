"""The rounds of Walk the Plank!, each rule named by its number: laying, turning, the favour, going out, the end."""

from __future__ import annotations

import pytest

from games.walk_the_plank.ships import (
    IDLE,
    LETTERS,
    PLAIN,
    asked,
    chance,
    drawing,
    go,
    haunt,
    heard,
    lay,
    new_match,
    plan,
    ship,
    turned,
    verdict,
    ways,
)
from seaboard.engine.chance import QuickChance
from seaboard.engine.events import DEAF, Recorder
from seaboard.engine.play import begin
from seaboard.engine.turns import all_of
from seaboard.games.walk_the_plank import GAME
from seaboard.games.walk_the_plank.state import PLANNING, TURNING, PlankState
from seaboard.games.walk_the_plank.words import (
    Drowned,
    Ended,
    LastRound,
    LiesOut,
    Move,
    NoEffect,
    Opened,
    Out,
    Rest,
    RoundBegan,
    Shove,
    Turned,
)

QUIET = "AAABBBCCC | . | . | ."
IDLE_CARDS = IDLE.split()


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_WP_1_WP_2_the_set_up(seats: int) -> None:
    events = Recorder()
    state = begin(GAME, seats, (None,) * seats, GAME.facts.read_options({}), chance(), events)
    assert isinstance(state, PlankState)
    view = GAME.view(state, None)
    assert view.planks == 3
    assert [crew.pirates for crew in view.crews] == [("ship",) * 3] * seats
    assert heard(events, Opened, RoundBegan) == [Opened(seats, 3, view.favour_seat), RoundBegan(1, view.favour_seat)]


def test_WP_2_chance_gives_the_favour_to_any_seat() -> None:
    assert {new_match(5, number).favour for number in range(40)} == {0, 1, 2, 3, 4}


# WP-3: laying and turning


def test_WP_3_1_all_living_seats_choose_three_cards_in_order_at_once() -> None:
    """ALL-2: each decides on its own; what one may lay does not hang on the others."""
    assert GAME.turn(new_match(4)) == all_of(0, 1, 2, 3)
    assert GAME.turn(ship("AACC | . | . | .")) == all_of(0, 2)
    state = new_match()
    assert len(set(GAME.legal_actions(state, 0))) == 720
    assert verdict(state, "A", plan("stumble charge shove-any")) == "legal"
    assert verdict(state, "A", plan("stumble charge stumble")) == "WP-3.1"
    assert verdict(state, "A", Move("ship", "plank-1")) == "WP-3.1"


def test_WP_3_1_once_the_cards_are_down_nobody_lays_any() -> None:
    state = ship(QUIET)
    lay(state, {"A": "shove-any stumble charge"})
    assert asked(state) == "A"
    assert verdict(state, "A", plan("stumble charge shove-any")) == "WP-3.1"
    assert not GAME.legal_actions(state, 1)


def test_WP_3_2_first_cards_from_the_favour_clockwise_then_the_second_then_the_third() -> None:
    told = heard(lay(ship(QUIET, favour="C"), {}), Turned)
    expected = [(seat, number) for number in (1, 2, 3) for seat in (2, 0, 1)]
    assert told == [Turned(seat, IDLE_CARDS[number - 1], number) for seat, number in expected]  # type: ignore[arg-type]


def test_WP_3_3_the_owner_chooses_when_its_card_is_turned() -> None:
    state = ship(QUIET, favour="B")
    lay(state, {"B": "shove-any extend-plank drag-to-ship"})
    assert asked(state) == "B"
    assert ways(state) == ["ship A", "ship B", "ship C"]
    go(state, "B", "ship C")
    assert drawing(state) == "AAABBBCC | C | . | ."


@pytest.mark.parametrize(
    ("drawn", "cards", "after"),
    [
        pytest.param("ABBCC | . | . | .", "stumble extend-plank drag-to-ship", "BBCC | A | . | .",
                     id="WP-3.3 onto the plank"),
        pytest.param("BBCC | . | . | A", "extend-plank charge stumble", "BBCC | . | . | .", id="WP-3.3 off the plank"),
        pytest.param("BBCC | AA | . | .", "shove-any extend-plank drag-to-ship", "BBCC | A | A | .",
                     id="WP-3.3 its own pirate"),
    ],
)  # fmt: skip
def test_WP_3_3_a_card_must_be_carried_out_also_where_it_hurts_its_owner(drawn: str, cards: str, after: str) -> None:
    """ALL-1: with a single way nobody is asked."""
    state = ship(drawn)
    lay(state, {"A": cards})
    assert drawing(state) == after


def test_WP_3_3_where_nothing_can_be_done_the_card_has_no_effect() -> None:
    events = lay(ship("A | B | C | ."), {"A": "shove-any extend-plank drag-to-ship"})
    assert heard(events, NoEffect)[0] == NoEffect(0, "shove-any")


@pytest.mark.parametrize(
    ("way", "rule"),
    [
        pytest.param(Shove("ship", 1), "legal", id="WP-4.1 as it should be"),
        pytest.param(Shove("ship", 2), "WP-4.1", id="WP-4.1 not the right neighbour"),
        pytest.param(Shove("plank-1", 1), "WP-4.1", id="WP-4.1 none of one's own there"),
        pytest.param(Shove("plank-2", 1), "WP-4.1", id="WP-4.1 no pirate of the neighbour there"),
        pytest.param(Move("ship", "plank-1"), "WP-4.1", id="WP-4.1 a shove is no move"),
        pytest.param(plan("stumble charge shove-any"), "WP-3.1", id="WP-3.1 not while cards are turned"),
        pytest.param(haunt("shove-any", 2), "WP-3.1", id="WP-3.1 no ghost's card either"),
        pytest.param(Rest(), "WP-7.1", id="WP-7.1 nobody is asked"),
    ],
)
def test_what_is_refused_to_the_owner_of_shove_left(way: object, rule: str) -> None:
    """ALL-5."""
    assert verdict(turned("ABC | B | A | .", "shove-left"), "A", way) == rule  # type: ignore[arg-type]


# WP-3.4 to WP-3.6: taking back, the favour


def test_WP_3_4_skull_cards_lie_out_for_exactly_one_round() -> None:
    state = ship(QUIET, favour="C")
    events = lay(state, {"A": "charge extend-plank retract-plank"})
    assert LiesOut(0, ("retract-plank", "charge")) in heard(events, LiesOut), "the charge too, which had no effect"
    assert GAME.view(state, None).crews[0].lying_out == ("retract-plank", "charge")
    assert len(GAME.legal_actions(state, 0)) == 8 * 7 * 6
    assert verdict(state, "A", plan("stumble charge shove-any")) == "WP-3.4"
    assert verdict(state, "C", plan("stumble retract-plank shove-any")) == "legal"
    lay(state, {"A": PLAIN})
    assert GAME.view(state, None).crews[0].lying_out == ()
    assert verdict(state, "A", plan("retract-plank charge shove-any")) == "legal"


def test_WP_3_4_all_other_cards_come_back_at_once() -> None:
    state = ship(QUIET)
    events = lay(state, dict.fromkeys("ABC", PLAIN))
    assert heard(events, LiesOut) == []
    assert {len(crew.available) for crew in GAME.view(state, None).crews} == {10}


def test_WP_3_4_a_skull_card_lies_out_again_after_each_use() -> None:
    state = ship(QUIET, skulls=["extend-plank"])
    for cards, lies_out in ((PLAIN, True), ("drag-to-ship dont-want-to-die charge", False), (PLAIN, True)):
        lay(state, {"A": cards})
        assert GAME.view(state, None).crews[0].lying_out == (("extend-plank",) if lies_out else ())


@pytest.mark.parametrize(
    ("drawn", "favour", "after"),
    [
        pytest.param("AABBCC | . | . | .", "B", "A", id="WP-3.5 to the right"),
        pytest.param("AABBCC | . | . | .", "A", "C", id="WP-3.5 round the table"),
        pytest.param("BBCC | . | . | .", "B", "C", id="WP-3.5 over a seat that is out"),
    ],
)
def test_the_favour_passes_on(drawn: str, favour: str, after: str) -> None:
    state = ship(drawn, favour=favour)
    lay(state, {})
    assert LETTERS[state.favour] == after


def test_WP_3_5_it_passes_from_the_chair_of_a_holder_that_died() -> None:
    state = ship("AACCDD | . | . | B", seats=4, favour="B", ghost=False)
    lay(state, {"B": "stumble extend-plank charge"})
    go(state, "B", "plank-3 to kraken")
    assert (state.phase, LETTERS[state.favour]) == (PLANNING, "A")


def test_WP_3_6_the_dead_never_come_back() -> None:
    state = ship("AABBCC | . | . | ABC")
    lay(state, {"A": "retract-plank extend-plank drag-to-ship"})
    assert drawing(state) == "AABBCC | . | . | ."


# WP-5: out


def test_WP_5_1_who_is_out_turns_no_further_card_and_shows_none() -> None:
    state = ship("AACCDD | . | . | B", seats=4, favour="A")
    events = lay(state, {"A": "retract-plank extend-plank drag-to-ship", "B": "charge stumble shove-any"})
    assert [one for one in heard(events, Turned) if isinstance(one, Turned) and one.seat == 1] == []
    assert heard(events, Out) == [Out(1)]
    assert state.phase != TURNING
    hidden = GAME.view(state, None).unturned
    assert [(one.seat, one.number, one.cards) for one in hidden] == [(1, 3, None)]
    assert GAME.view(state, 1).unturned[0].cards == ("charge", "stumble", "shove-any")
    assert GAME.view(state, 0).unturned == hidden


def test_WP_5_1_in_later_rounds_it_is_not_asked_and_after_the_end_its_cards_are_shown() -> None:
    state = ship("AACCDD | . | . | B", seats=4, favour="A", ghost=False)
    lay(state, {"A": "retract-plank extend-plank drag-to-ship", "B": "charge stumble shove-any"})
    assert asked(state) == "ACD"
    GAME.resign(state, 2, "resigned", chance(), DEAF)
    GAME.resign(state, 3, "resigned", chance(), DEAF)
    assert GAME.view(state, None).unturned[0].cards == ("charge", "stumble", "shove-any")


def test_WP_5_1_a_seat_that_dies_by_its_own_card_stops_at_once() -> None:
    state = ship("AACCDD | . | . | B", seats=4, favour="B")
    lay(state, {"B": "stumble shove-any charge"})
    events = go(state, "B", "plank-3 to kraken")
    assert heard(events, Drowned, Out) == [Drowned(1, 1, 0), Out(1)]
    assert all(one.seat != 1 for one in heard(events, Turned) if isinstance(one, Turned))


def test_WP_5_2_shoves_pass_over_seats_that_are_out() -> None:
    assert ways(turned("AACCDD | . | . | .", "shove-left", "A", seats=4)) == ["ship C"]
    assert ways(turned("AACCDD | . | . | .", "shove-right", "C", seats=4)) == ["ship A"]


# WP-6: the end


def test_WP_6_1_with_two_pirates_left_the_round_is_the_last_and_is_played_to_its_end() -> None:
    state = ship("A | . | . | BC", favour="B")
    laid = {
        "B": "stumble charge extend-plank",
        "C": "drag-to-ship extend-plank charge",
        "A": "extend-plank drag-to-ship stumble",
    }
    assert heard(lay(state, laid), LastRound) == []
    events = go(state, "B", "plank-3 to kraken")
    assert heard(events, LastRound) == [LastRound(2)]
    assert drawing(state) == ". | A | . | .", "C charged and A stumbled after that"
    assert heard(events, Ended) == [Ended("sole-survivor", (0,))]


def test_WP_6_1_so_it_is_when_all_living_pirates_are_of_one_seat() -> None:
    state = ship("AAA | . | . | B")
    events = lay(state, {"A": "retract-plank drag-to-ship stumble"})
    assert heard(events, LastRound, Ended) == [LastRound(2), Ended("sole-survivor", (0,))]
    assert drawing(state) == "AA | A | ."


def test_WP_6_1_with_three_pirates_of_two_seats_the_match_goes_on() -> None:
    state = ship("AAB | . | . | C")
    lay(state, {"A": "retract-plank dont-want-to-die drag-to-ship", "B": PLAIN})
    assert GAME.outcome(state) is None
    assert not GAME.view(state, None).last_round


@pytest.mark.parametrize(
    ("drawn", "seats", "ending", "places"),
    [
        pytest.param("AA | . | . | BC", 3, "sole-survivor", (1, 2, 2), id="WP-6.2 dead by one card share a place"),
        pytest.param("AA | . | . | BC", 4, "sole-survivor", (1, 2, 2, 4), id="WP-6.2 later is better"),
        pytest.param("AB | . | . | C", 4, "two-survivors", (1, 1, 3, 4), id="WP-6.4 two seats with one pirate each"),
        pytest.param("AAA | . | . | B", 3, "sole-survivor", (1, 2, 3), id="WP-6.4 one seat with three"),
        pytest.param(". | . | . | ABC", 4, "all-drowned", (2, 2, 2, 5), id="WP-6.3 nobody wins, places from 2"),
    ],
)
def test_places(drawn: str, seats: int, ending: str, places: tuple[int, ...]) -> None:
    state = ship(drawn, seats=seats)
    lay(state, {"A": "retract-plank drag-to-ship dont-want-to-die", "B": "charge drag-to-ship dont-want-to-die"})
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.ending, outcome.places) == (ending, places)


def test_WP_6_3_who_drowned_last_has_place_2() -> None:
    state = ship(". | . | . | ABC")
    lay(state, dict.fromkeys("ABC", "stumble charge shove-any"))
    for who in "ABC":
        go(state, who, "plank-3 to kraken")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.ending, outcome.places, outcome.winners()) == ("all-drowned", (4, 3, 2), ())


def test_WP_6_5_after_so_many_rounds_whoever_lives_wins() -> None:
    assert GAME.facts.read_options({})["max-rounds"] == 100
    state = ship("AABBCC | . | . | .", seats=4, max_rounds=3)
    lay(state, {})
    assert GAME.outcome(state) is None
    events = lay(state, {})
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.ending, outcome.places) == ("out-of-time", (1, 1, 1, 4))
    assert heard(events, Ended) == [Ended("out-of-time", (0, 1, 2))]


def test_WP_6_5_a_last_round_ends_as_ever() -> None:
    state = ship("AAA | . | . | B", max_rounds=2)
    lay(state, {"A": "retract-plank drag-to-ship stumble"})
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.ending == "sole-survivor"


def test_ALL_6_a_match_of_random_cards_ends() -> None:
    draws = QuickChance(1)
    state = new_match(5)
    while (turn := GAME.turn(state)) is not None:
        GAME.apply(state, {seat: GAME.any_action(state, seat, draws) for seat in turn.seats}, draws, DEAF)
    assert GAME.outcome(state) is not None
