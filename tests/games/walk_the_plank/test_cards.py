"""The cards of Walk the Plank!, each row named by its number in the rule book: whom they reach and what they move."""

from __future__ import annotations

import pytest

from games.walk_the_plank.ships import carried_out, drawing, finish_round, heard, lay, new_match, ship, turned, ways
from seaboard.engine.events import Recorder
from seaboard.engine.records import Event
from seaboard.games.walk_the_plank import GAME
from seaboard.games.walk_the_plank.data import CARDS, Card
from seaboard.games.walk_the_plank.words import Charged, Drowned, Extended, NoEffect, Retracted


@pytest.mark.parametrize(
    ("drawn", "card", "expected"),
    [
        pytest.param("AB | C | . | .", "shove-left", ["ship B"], id="WP-4.1 the left neighbour in one's place"),
        pytest.param("AB | AB | . | B", "shove-left", ["ship B", "plank-1 B"], id="WP-4.1 in any shared place"),
        pytest.param("AABB | C | . | .", "shove-left", ["ship B"], id="WP-4.1 interchangeable pirates count once"),
        pytest.param("AC | B | . | .", "shove-left", [], id="WP-4.1 no shared place, no effect"),
        pytest.param("AB | C | . | .", "shove-right", [], id="WP-4.2 the right neighbour only"),
        pytest.param("ABC | C | . | .", "shove-right", ["ship C"], id="WP-4.2 the previous seat clockwise"),
        pytest.param("AAC | . | . | .", "shove-left", ["ship C"], id="WP-4.2 two seats left: left is the other"),
        pytest.param("AAC | . | . | .", "shove-right", ["ship C"], id="WP-4.2 two seats left: right is the other"),
        pytest.param("AA | . | . | .", "shove-left", [], id="WP-4.2 never one's own: left"),
        pytest.param("AA | . | . | .", "shove-right", [], id="WP-4.2 never one's own: right"),
        pytest.param("AABC | . | . | .", "shove-any", ["ship A", "ship B", "ship C"], id="WP-4.3 any other pirate"),
        pytest.param("ABC | A | . | .", "shove-any", ["ship B", "ship C"], id="WP-4.3 not itself"),
        pytest.param("BC | AA | . | .", "shove-any", ["plank-1 A"], id="WP-4.3 one's own if there is nobody else"),
        pytest.param("A | B | A | C", "shove-any", [], id="WP-4.3 all alone, no effect"),
        pytest.param("ABC | AA | . | .", "drag-to-sea", ["ship with B", "ship with C", "plank-1 with A"], id="WP-4.6"),
        pytest.param("A | B | A | C", "drag-to-sea", [], id="WP-4.6 not alone"),
        pytest.param("AAB | AB | C | .", "drag-to-ship", ["plank-1 with B"], id="WP-4.7 nobody on the ship"),
        pytest.param("BC | AA | . | .", "drag-to-ship", ["plank-1 with A"], id="WP-4.7 one's own"),
        pytest.param("AABC | . | A | .", "drag-to-ship", [], id="WP-4.7 not alone"),
        pytest.param("AAABC | . | . | .", "stumble", ["ship to plank-1"], id="WP-4.8 all on the ship: onto the plank"),
        pytest.param("BC | A | . | .", "stumble", ["plank-1 to ship", "plank-1 to plank-2"], id="WP-4.8 either way"),
        pytest.param("BC | . | . | A", "stumble", ["plank-3 to plank-2", "plank-3 to kraken"], id="WP-4.8 the Kraken"),
        pytest.param("BC | A", "stumble", ["plank-1 to ship", "plank-1 to kraken"], id="WP-1 one plank: Kraken next"),
        pytest.param("BC | . | A | .", "dont-want-to-die", ["plank-2 to plank-1", "plank-2 to ship"], id="WP-4.9"),
        pytest.param("BC | . | . | A", "dont-want-to-die", ["plank-3 to plank-2", "plank-3 to plank-1"], id="WP-4.9"),
        pytest.param("BC | A | . | .", "dont-want-to-die", ["plank-1 to ship"], id="WP-4.9 no two from plank-1"),
        pytest.param("AABC | . | . | .", "dont-want-to-die", [], id="WP-4.9 all on the ship, no effect"),
        pytest.param("AB | C | . | .", "charge", ["ship charges C"], id="WP-4.10 whom it finds must be shoved"),
        pytest.param("ABC | . | . | .", "charge", ["ship charges"], id="WP-4.10 with nobody there it just moves"),
        pytest.param("ABC | A | . | .", "charge", ["ship charges A", "plank-1 charges"], id="WP-4.10 one's own"),
        pytest.param("A | ABC | . | .", "charge", ["ship charges A", "ship charges B", "ship charges C",
                                                     "plank-1 charges"], id="WP-4.10 any of those there"),
        pytest.param("BC | . | . | A", "charge", ["plank-3 charges"], id="WP-4.10 to the Kraken, shoving nobody"),
        pytest.param("BC | A", "charge", ["plank-1 charges"], id="WP-4.10 from the last plank of one"),
    ],
)  # fmt: skip
def test_whom_a_card_reaches(drawn: str, card: Card, expected: list[str]) -> None:
    assert ways(turned(drawn, card)) == expected


@pytest.mark.parametrize(
    ("drawn", "card", "way", "expected"),
    [
        pytest.param("AB | C | . | .", "shove-left", "ship B", "A | BC | . | .", id="WP-4.1 one place to the Kraken"),
        pytest.param("C | . | . | AABB", "shove-left", "plank-3 B", "C | . | . | AAB", id="WP-3.6 beyond: dead"),
        pytest.param("B | AC", "shove-right", "plank-1 C", "B | A", id="WP-1 behind the last plank lies the Kraken"),
        pytest.param("BC | AA | . | .", "shove-any", "plank-1 A", "BC | A | A | .", id="WP-4.3 one's own"),
        pytest.param("AB | C | . | .", "drag-to-sea", "ship with B", ". | ABC | . | .", id="WP-4.6 both, seaward"),
        pytest.param("AC | . | . | AB", "drag-to-sea", "plank-3 with B", "AC | . | . | .", id="WP-4.6 both die"),
        pytest.param("BC | AA | . | .", "drag-to-sea", "plank-1 with A", "BC | . | AA | .", id="WP-4.6 two own"),
        pytest.param("C | . | AB | .", "drag-to-ship", "plank-2 with B", "C | AB | . | .", id="WP-4.7 both, shipward"),
        pytest.param("ABC | . | . | .", "stumble", "ship to plank-1", "BC | A | . | .", id="WP-4.8"),
        pytest.param("ABC | . | . | A", "stumble", "plank-3 to kraken", "ABC | . | . | .", id="WP-4.8 to its death"),
        pytest.param("BC | . | . | A", "dont-want-to-die", "plank-3 to plank-1", "BC | A | . | .", id="WP-4.9 two"),
        pytest.param("BC | . | . | A", "dont-want-to-die", "plank-3 to plank-2", "BC | . | A | .", id="WP-4.9 one"),
        pytest.param("AB | C | . | .", "charge", "ship charges C", "B | A | C | .", id="WP-4.10 moves and shoves"),
        pytest.param("ABC | A | . | .", "charge", "ship charges A", "BC | A | A | .", id="WP-4.10 shoves one's own"),
        pytest.param("B | . | A | C", "charge", "plank-2 charges C", "B | . | . | A", id="WP-4.10 to the Kraken"),
        pytest.param("ABC | . | . | A", "charge", "plank-3 charges", "ABC | . | . | .", id="WP-4.10 jumps in"),
        pytest.param("AC | A | B", "charge", "plank-1 charges B", "AC | . | A", id="WP-4.10 with two planks"),
    ],
)  # fmt: skip
def test_what_a_card_moves(drawn: str, card: Card, way: str, expected: str) -> None:
    assert carried_out(turned(drawn, card), way) == expected


@pytest.mark.parametrize(
    ("drawn", "card", "after", "told"),
    [
        pytest.param("ABC | .", "extend-plank", "ABC | . | .", [Extended(0, 2)], id="WP-4.4 before the Kraken"),
        pytest.param("AC | . | B", "extend-plank", "AC | . | B | .", [Extended(0, 3)], id="WP-4.4 nobody moves"),
        pytest.param("ABC | . | . | .", "extend-plank", "ABC | . | . | .", [NoEffect(0, "extend-plank")],
                     id="WP-4.4 three at most"),
        pytest.param("AABC | B | . | ABB", "retract-plank", "AABC | B | .",
                     [Retracted(0, 2), Drowned(0, 1, 2), Drowned(1, 2, 2)], id="WP-4.5 all on the last plank die"),
        pytest.param("ABC | AB", "retract-plank", "ABC | AB", [NoEffect(0, "retract-plank")],
                     id="WP-4.5 the only plank stays"),
    ],
)  # fmt: skip
def test_planks(drawn: str, card: Card, after: str, told: list[Event]) -> None:
    events = Recorder()
    state = turned(drawn, card, events=events)
    assert drawing(state) == after
    assert heard(events, Event)[1:] == told


def test_WP_4_2_left_and_right_reach_the_neighbours_of_five() -> None:
    drawn = "AABBCCDDEE | . | . | ."
    assert ways(turned(drawn, "shove-left", "C", seats=5)) == ["ship D"]
    assert ways(turned(drawn, "shove-right", "C", seats=5)) == ["ship B"]
    assert ways(turned(drawn, "shove-left", "E", seats=5)) == ["ship A"]
    assert ways(turned(drawn, "shove-right", "A", seats=5)) == ["ship E"]


def test_WP_4_10_mover_and_victim_are_one_action_and_one_event() -> None:
    state = turned("AB | C | . | .", "charge")
    assert len(GAME.legal_actions(state, 0)) == 1
    state = ship("AB | C | . | .")
    events = lay(state, {"A": "extend-plank charge stumble", "B": "extend-plank dont-want-to-die stumble"})
    (charged,) = heard(events, Charged)
    assert charged == Charged(0, "ship", "plank-1", 2, "plank-2")


def test_WP_4_11_charge_has_no_effect_as_the_first_card_of_its_seat() -> None:
    for who in "ABC":
        state = turned("ABC | . | . | .", "charge", who, in_pass=1)
        assert ways(state) == []
        assert ways(turned("ABC | . | . | .", "charge", who, in_pass=2)) == ["ship charges"]
        assert ways(turned("ABC | . | . | .", "charge", who, in_pass=3)) == ["ship charges"]
    state = ship("ABC | . | . | .")
    events = lay(state, {"A": "charge drag-to-ship extend-plank"})
    assert drawing(state) == "ABC | . | . | ."
    assert heard(events, NoEffect)[0] == NoEffect(0, "charge")


def test_WP_4_12_the_skulls_are_data_and_an_option() -> None:
    assert GAME.facts.read_options({})["skulls"] == ["shove-any", "retract-plank", "charge"]
    plain = new_match()
    other = new_match(skulls=["stumble"])
    assert [name for name in CARDS if plain.skulls >> CARDS.index(name) & 1] == ["shove-any", "retract-plank", "charge"]
    assert other.skulls == 1 << CARDS.index("stumble")
    lay(other, dict.fromkeys("ABC", "stumble shove-any charge"))
    finish_round(other)
    assert GAME.view(other, None).crews[0].lying_out == ("stumble",)


def test_the_book_has_ten_cards() -> None:
    """WP-1: the same ten for every seat."""
    assert len(CARDS) == 10
    assert {crew.available for crew in GAME.view(new_match(5), None).crews} == {CARDS}
