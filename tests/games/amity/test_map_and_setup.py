"""AM-1 to AM-3: who plays what, the map, the deck's figures, and the board before the first round."""

from __future__ import annotations

import pytest

from games.amity.boards import chance, new_match, play, to_choose, verdict
from seaboard.engine.events import Recorder
from seaboard.engine.turns import private
from seaboard.games.amity import GAME
from seaboard.games.amity.data import (
    BEACHES,
    CARDS,
    LAND_TOUCHES,
    NUMBER,
    OFFICES,
    SPACES,
    WATER,
    WATER_STEPS,
    WATER_TOUCHES,
)
from seaboard.games.amity.events import Started, Submerged
from seaboard.games.amity.words import Begin, Start, Walk


def test_AM_1_two_seats_are_shark_and_crew() -> None:
    assert GAME.roles(new_match(2)) == (("shark",), ("brody", "hooper", "quint"))


def test_AM_1_four_seats_play_one_role_each() -> None:
    state = new_match(4)
    assert GAME.roles(state) == (("shark",), ("brody",), ("hooper",), ("quint",))
    assert state.owners == ((1,), (2,), (3,))


@pytest.mark.parametrize(
    ("picks", "roles", "owners"),
    [
        pytest.param(
            (None, "quint", "brody"),
            (("shark",), ("quint", "hooper"), ("brody", "hooper")),
            ((2,), (1, 2), (1,)),
            id="AM-1 each its own, both the third",
        ),
        pytest.param(
            (None, None, "brody"),
            (("shark",), ("hooper", "quint"), ("brody", "quint")),
            ((2,), (1,), (1, 2)),
            id="AM-1 the first one free where a seat picks none",
        ),
        pytest.param(
            (None, None, None),
            (("shark",), ("brody", "quint"), ("hooper", "quint")),
            ((1,), (2,), (1, 2)),
            id="AM-1 nobody picks",
        ),
    ],
)
def test_three_seats(
    picks: tuple[str | None, ...], roles: tuple[tuple[str, ...], ...], owners: tuple[tuple[int, ...], ...]
) -> None:
    state = new_match(3, picks)
    assert GAME.roles(state) == roles
    assert state.owners == owners
    assert GAME.sides(state) == ((0,), (1, 2))


def test_AM_1_either_seat_acts_for_the_third_member_and_nobody_for_the_others() -> None:
    state = new_match(3, (None, "brody", "hooper"))
    play(state, Start("1"))
    while state.phase != 2:
        play(state, GAME.legal_actions(state, to_choose(state))[0])
    play(state, GAME.legal_actions(state, 0)[-1])
    turn = GAME.turn(state)
    assert turn is not None
    assert (turn.mode, set(turn.seats)) == ("any", {1, 2})
    assert verdict(state, Begin("quint"), 1) == verdict(state, Begin("quint"), 2) == "legal"
    assert verdict(state, Begin("hooper"), 1) == "AM-1"
    play(state, Begin("quint"), seat=2)
    turn = GAME.turn(state)
    assert turn is not None
    assert set(turn.seats) == {1, 2}


# AM-2


def test_AM_2_touching_is_mutual_by_water_and_by_land() -> None:
    for touches in (WATER_TOUCHES, LAND_TOUCHES):
        assert all(space in touches[other] for space, others in enumerate(touches) for other in others)


@pytest.mark.parametrize(
    ("touches", "space", "others"),
    [
        pytest.param(WATER_TOUCHES, "1", "2 3 N 5", id="AM-2 water 1"),
        pytest.param(WATER_TOUCHES, "4", "2 3 S 8", id="AM-2 water 4"),
        pytest.param(WATER_TOUCHES, "W", "3 5 7", id="AM-2 water W"),
        pytest.param(WATER_TOUCHES, "Shop", "", id="AM-2 the Shop is no water"),
        pytest.param(LAND_TOUCHES, "Shop", "N 5 6 7 S", id="AM-2 land Shop"),
        pytest.param(LAND_TOUCHES, "E", "6 8", id="AM-2 land E"),
        pytest.param(LAND_TOUCHES, "3", "", id="AM-2 the open sea is no land"),
    ],
)
def test_what_touches(touches: tuple[tuple[int, ...], ...], space: str, others: str) -> None:
    assert {SPACES[other] for other in touches[NUMBER[space]]} == set(others.split())


def test_AM_2_from_N_to_4_is_three_steps() -> None:
    """The check of the map in the rule book."""
    assert WATER_STEPS[NUMBER["N"]][NUMBER["4"]] == 3
    assert len(WATER) == 12
    assert [SPACES[office] for office in OFFICES] == ["6", "7"]


@pytest.mark.parametrize(
    ("option", "space"),
    [
        pytest.param({}, "6", id="AM-2 Brody begins at 6, as the rule text says"),
        pytest.param({"brody-start": "7"}, "7", id="AM-2 or at 7, as the board says"),
    ],
)
def test_where_brody_begins(option: dict[str, str], space: str) -> None:
    assert SPACES[new_match(options=option).spots[0]] == space


# AM-3, and the deck's figures


def test_AM_3_1_sixteen_cards_and_fifteen_swimmers_with_michael_besides() -> None:
    state = new_match()
    assert sorted(state.deck) == list(range(16))
    assert state.deck != sorted(state.deck)
    assert state.supply == 15
    assert state.michael == -1


def test_AM_8_each_beach_is_named_17_times_and_20_with_the_alerts() -> None:
    """The check of the deck in the rule book."""
    for beach in range(len(BEACHES)):
        assert sum(card.swimmers[beach] for card in CARDS) == 17
        assert sum(card.swimmers[beach] + card.also[beach] for card in CARDS) == 20


def test_AM_3_2_two_barrels_on_the_orca_and_six_in_the_shop() -> None:
    state = new_match()
    assert (state.orca, state.shop) == (2, 6)


def test_AM_3_3_quint_at_8_and_hooper_at_5() -> None:
    state = new_match()
    assert [SPACES[spot] for spot in state.spots[1:]] == ["5", "8"]


def test_AM_3_4_the_shark_begins_in_secret_in_any_of_twelve_spaces() -> None:
    state = new_match()
    assert GAME.turn(state) == private(0)
    assert len(GAME.legal_actions(state, 0)) == 12
    assert (state.tokens, state.track) == (0b1111, 0)
    assert verdict(state, Walk("N"), 0) == "AM-3.4"
    assert verdict(state, Walk("N"), 1) == "AM-3.4"
    events = Recorder()
    GAME.apply(state, {0: Start("W")}, chance(), events)
    first = events.told[0]
    assert (first.public, dict(first.own)) == (Submerged(), {0: Started("W")})
    assert state.shark == NUMBER["W"]
