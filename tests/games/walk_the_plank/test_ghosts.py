"""The ghosts of Walk the Plank!, each rule named by its number: who becomes one, what it lays, what it can do."""

from __future__ import annotations

import pytest

from games.walk_the_plank.ships import (
    LETTERS,
    PLAIN,
    asked,
    carried_out,
    chance,
    drawing,
    go,
    haunt,
    heard,
    lay,
    plan,
    ship,
    turned,
    verdict,
    ways,
)
from seaboard.engine.events import Recorder
from seaboard.engine.play import decide
from seaboard.engine.records import Action
from seaboard.games.walk_the_plank import GAME
from seaboard.games.walk_the_plank.state import ASKING, PLANNING, PlankState
from seaboard.games.walk_the_plank.words import (
    BecomeGhost,
    GhostPass,
    GhostRests,
    GhostRose,
    Laid,
    OwnCards,
    Rest,
    Shove,
    Turned,
)

SAW = "retract-plank drag-to-ship dont-want-to-die"


def answer(state: PlankState, who: str, action: Action) -> Recorder:
    events = Recorder()
    decide(GAME, state, LETTERS.index(who), (action,), chance(), events)
    return events


def order(events: Recorder) -> list[str]:
    """What was turned, as `1A`: the pass and the seat."""
    return [f"{one.in_pass}{LETTERS[one.seat]}" for one in heard(events, Turned) if isinstance(one, Turned)]


def test_the_ghost_example_with_four_seats() -> None:
    """WP-7.1, WP-7.3, WP-7.4: C is the first to be out, rises after the round, and acts in the pass that it named."""
    state = ship("AABBDD | . | . | C", seats=4, favour="B")
    events = lay(state, {"A": "charge retract-plank extend-plank"})
    assert order(events) == ["1B", "1C", "1D", "1A", "2B", "2C", "2D", "2A", "3B", "3D", "3A"]
    assert (state.phase, asked(state)) == (ASKING, "C")
    assert heard(answer(state, "C", BecomeGhost()), GhostRose) == [GhostRose(2)]
    assert (state.phase, asked(state), LETTERS[state.favour]) == (PLANNING, "ABCD", "A")
    events = lay(state, {**dict.fromkeys("ABD", PLAIN), "C": haunt("shove-left", 2)})
    assert heard(events, Laid) == [Laid(3, (GhostPass(2, 2),))]
    assert order(events) == ["1A", "1B", "1D", "2A", "2B", "2C", "2D", "3A", "3B", "3D"]
    assert drawing(state) == "AABBD | D | . | .", "C shoved its left neighbour off the ship"


@pytest.mark.parametrize(
    ("drawn", "seats", "offers"),
    [
        pytest.param("AABB | . | . | C", 3, "C", id="WP-7.1 three seats: one ghost"),
        pytest.param("AABBCC | . | . | D", 4, "D", id="WP-7.1 four seats: one ghost"),
        pytest.param("AACC | . | . | BD", 4, "B", id="WP-7.1 by one card: the first clockwise from who turned it"),
        pytest.param("AACC | . | . | BDE", 5, "BD", id="WP-7.1 five seats: the first two"),
    ],
)
def test_who_is_asked(drawn: str, seats: int, offers: str) -> None:
    state = ship(drawn, seats=seats)
    lay(state, {"A": SAW})
    met = ""
    while state.phase == ASKING:
        met += asked(state)
        assert GAME.legal_actions(state, LETTERS.index(met[-1])) == (BecomeGhost(), Rest())
        answer(state, met[-1], BecomeGhost())
    assert met == offers
    assert "".join(letter for letter, status in zip(LETTERS, state.status, strict=False) if status == 2) == offers


def test_WP_7_1_the_seat_that_turned_the_card_is_the_first_clockwise() -> None:
    state = ship("CCDD | . | . | AB", seats=4, favour="B")
    lay(state, {"B": SAW})
    assert asked(state) == "B", "B, then C and D, then A"


def test_WP_7_1_declining_is_final_and_hands_the_role_to_nobody() -> None:
    state = ship("AABB | . | . | CD", seats=4)
    lay(state, {"A": SAW})
    assert heard(answer(state, "C", Rest()), GhostRests) == [GhostRests(2)]
    assert (state.phase, asked(state)) == (PLANNING, "AB"), "D is not asked"
    lay(state, {})
    assert asked(state) == "AB"


def test_WP_7_1_the_clock_declines() -> None:
    state = ship("AABB | . | . | C")
    lay(state, {"A": SAW})
    assert GAME.default_choice(GAME.view(state, 2), None, 2, chance()) == (Rest(),)


def test_WP_7_1_when_asked_nothing_else_is_legal() -> None:
    state = ship("AABB | . | . | C")
    lay(state, {"A": SAW})
    assert verdict(state, "C", haunt("shove-any", 1)) == "WP-7.1"
    assert verdict(state, "C", Rest()) == "legal"
    assert verdict(ship("AABB | . | . | C"), "A", Rest()) == "WP-7.1"


def test_WP_7_1_no_ghost_arises_in_the_last_round() -> None:
    state = ship("AA | . | . | BC")
    lay(state, {"A": SAW})
    assert GAME.turn(state) is None


def test_WP_7_1_without_the_option_there_are_none() -> None:
    state = ship("AABB | . | . | C", ghost=False)
    lay(state, {"A": SAW})
    assert (state.phase, asked(state)) == (PLANNING, "AB")


def test_WP_7_2_nobody_can_shove_or_drag_a_ghost() -> None:
    state = turned("AB | . | . | .", "shove-any", "A", ghosts="C")
    assert ways(state) == ["ship B"]
    assert ways(turned("AB | . | . | .", "drag-to-sea", "A", ghosts="C")) == ["ship with B"]
    assert ways(turned("A | B | . | .", "shove-any", "A", ghosts="C")) == [], "alone on the ship but for the ghost"


def test_WP_7_2_a_ghost_is_no_living_pirate() -> None:
    state = ship("AA | . | . | B", ghosts="C")
    lay(state, {"A": SAW, "C": haunt("shove-right", 3)})
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.ending == "sole-survivor"


def test_WP_7_3_a_ghost_lays_one_of_three_cards_for_one_of_three_passes() -> None:
    state = ship("AABB | . | . | .", ghosts="C")
    assert asked(state) == "ABC"
    legal = GAME.legal_actions(state, 2)
    assert set(legal) == {haunt(c, n) for c in ("shove-left", "shove-right", "shove-any") for n in (1, 2, 3)}
    assert verdict(state, "C", plan("shove-any stumble charge")) == "WP-7.3"
    assert verdict(state, "A", haunt("shove-any", 1)) == "WP-7.3"


@pytest.mark.parametrize("number", [1, 2, 3])
def test_WP_7_3_its_card_is_turned_in_its_place_of_that_pass_alone(number: int) -> None:
    state = ship("AAA | BBB | . | .", favour="B", ghosts="C")
    events = lay(state, {"C": haunt("shove-right", number), "B": "charge extend-plank retract-plank"})
    expected = [f"{n}{letter}" for n in (1, 2, 3) for letter in "BCA" if letter != "C" or n == number]
    assert order(events) == expected


def test_WP_7_3_the_pass_is_shown_when_all_are_down_and_the_card_when_it_is_turned() -> None:
    state = ship("AABBB | . | . | .", ghosts="C")
    events = lay(state, {"C": haunt("shove-any", 3), "A": "shove-any extend-plank dont-want-to-die"})
    (laid,) = [told for told in events.told if isinstance(told.public, Laid)]
    assert laid.public == Laid(2, (GhostPass(2, 3),))
    assert laid.own[2] == OwnCards(("shove-any",))
    crews = {viewer: GAME.view(state, viewer).crews[2] for viewer in (None, 0, 2)}
    assert {crew.ghost_pass for crew in crews.values()} == {3}
    assert (crews[None].cards, crews[0].cards, crews[2].cards) == (None, None, ("shove-any",))


def test_WP_7_3_it_plays_in_the_last_round_too() -> None:
    state = ship("AAA | . | . | B", ghosts="C")
    events = lay(state, {"A": SAW, "C": haunt("shove-left", 3)})
    assert "3C" in order(events)
    assert drawing(state) == "AA | A | ."


def test_WP_7_3_a_ghost_without_cards_plays_none() -> None:
    state = ship("AABBB | . | . | .", ghosts="C", skulls=["shove-left", "shove-right", "shove-any"])
    state.resting[2] = 0b111
    assert asked(state) == "AB"
    lay(state, {})
    assert asked(state) == "ABC"


@pytest.mark.parametrize(
    ("drawn", "card", "expected"),
    [
        pytest.param("AB | A | B | .", "shove-any", ["ship A", "ship B"], id="WP-7.4 any pirate on the ship"),
        pytest.param("AB | A | B | .", "shove-left", ["ship A"], id="WP-7.4 the next living seat clockwise"),
        pytest.param("AB | A | B | .", "shove-right", ["ship B"], id="WP-7.4 the previous one"),
        pytest.param("B | A | B | .", "shove-left", [], id="WP-7.4 only from the ship"),
        pytest.param(". | A | B | .", "shove-any", [], id="WP-7.4 nobody there, no effect"),
        pytest.param("AA | . | . | .", "shove-right", ["ship A"], id="WP-7.4 a single living seat is both neighbours"),
    ],
)
def test_whom_a_ghost_reaches(drawn: str, card: str, expected: list[str]) -> None:
    assert ways(turned(drawn, card, "C", ghosts="C")) == expected  # type: ignore[arg-type]


def test_WP_7_4_a_ghost_shoves_from_the_ship_to_the_first_plank() -> None:
    state = turned("AB | A | B | .", "shove-any", "C", ghosts="C")
    assert carried_out(state, "ship B") == "A | AB | B | ."
    assert verdict(state, "C", Shove("plank-1", 0)) == "WP-7.4"
    assert verdict(state, "C", Shove("ship", 2)) == "WP-7.4"


def test_WP_7_4_the_skull_holds_for_a_ghost() -> None:
    state = ship("AABBB | . | . | .", ghosts="C")
    lay(state, {"C": haunt("shove-any", 1)})
    go(state, "C", "ship B")
    assert verdict(state, "C", haunt("shove-any", 1)) == "WP-7.4"
    assert verdict(state, "C", haunt("shove-left", 1)) == "legal"
    lay(state, {"C": haunt("shove-left", 1), "B": "extend-plank drag-to-ship retract-plank"})
    assert verdict(state, "C", haunt("shove-any", 1)) == "legal"


def test_WP_7_4_a_skull_card_turned_in_the_round_of_ones_death_lies_out() -> None:
    state = ship("AABB | . | . | C", favour="C")
    lay(state, {"C": "shove-any extend-plank retract-plank", "A": "drag-to-ship retract-plank dont-want-to-die"})
    assert GAME.view(state, None).crews[2].lying_out == ("shove-any",), "retract-plank was not turned"
    answer(state, "C", BecomeGhost())
    assert verdict(state, "C", haunt("shove-any", 1)) == "WP-7.4"
    assert verdict(state, "C", haunt("shove-left", 1)) == "legal"


def test_WP_7_5_a_ghost_never_holds_the_favour_and_cannot_win() -> None:
    state = ship("AABB | . | . | .", ghosts="C", max_rounds=3)
    lay(state, {"C": haunt("shove-right", 1)})
    assert LETTERS[state.favour] == "B", "not C, A's right neighbour"
    lay(state, {"A": PLAIN, "B": PLAIN, "C": haunt("shove-left", 1)})
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.ending, outcome.winners()) == ("out-of-time", (0, 1))
