"""The rules of Aqualin, each row named by its number in the rule book."""

from __future__ import annotations

import pytest

from games.aqualin.reefs import creature, position, reef
from seaboard.engine.chance import SeededChance
from seaboard.engine.events import DEAF, Recorder
from seaboard.engine.play import begin, decide
from seaboard.engine.records import Action
from seaboard.engine.refusals import PastNews
from seaboard.games.aqualin import GAME
from seaboard.games.aqualin.data import CREATURES, EMPTY, SCHOOL_SCORES
from seaboard.games.aqualin.schools import total
from seaboard.games.aqualin.state import AqualinState
from seaboard.games.aqualin.words import Drawn, Place, Slide

LEGAL = "legal"


def chance(number: int = 1) -> SeededChance:
    return SeededChance(bytes([number]) * 32)


def new_match(number: int = 1, first: str = "colour") -> AqualinState:
    return GAME.setup(2, (None, None), {"first": first}, chance(number), DEAF)


def verdict(state: AqualinState, action: Action) -> str:
    """`legal`, or the rule that forbids it; and the list of legal actions says the same."""
    refusal = GAME.refusal(state, state.mover, action)
    assert (refusal is None) == (action in GAME.legal_actions(state, state.mover))
    return LEGAL if refusal is None else refusal.rule


def test_AQ_1_there_is_one_creature_for_each_colour_and_animal() -> None:
    assert len(set(CREATURES)) == 36
    assert {tuple(name.split("-")) for name in CREATURES} == {
        (colour, animal)
        for colour in ("blue", "green", "pink", "purple", "red", "yellow")
        for animal in ("crab", "fish", "jellyfish", "seahorse", "starfish", "turtle")
    }


def test_AQ_2_1_six_creatures_lie_in_the_pool_the_rest_shuffled_in_the_stack() -> None:
    state = new_match()
    assert len(state.pool) == 6
    assert sorted(state.pool + state.stack) == list(range(36))
    assert state.stack != sorted(state.stack)
    assert new_match(2).stack != state.stack
    assert all(there == EMPTY for there in state.reef)


def test_AQ_2_2_one_seat_collects_a_colour_the_other_an_animal() -> None:
    assert GAME.roles(new_match()) == (("colour",), ("animal",))
    drawn = "RC RF BF .. .. .."
    assert (total(reef(drawn), 0), total(reef(drawn), 1)) == (1, 1)
    assert (total(reef("RC RF .. .. .. .."), 0), total(reef("RC RF .. .. .. .."), 1)) == (1, 0)


@pytest.mark.parametrize(
    ("first", "seats"),
    [
        pytest.param("colour", {0}, id="AQ-2.3 the colour seat begins"),
        pytest.param("animal", {1}, id="AQ-2.3 the animal seat begins"),
        pytest.param("random", {0, 1}, id="AQ-2.3 by default either, at random"),
    ],
)
def test_who_begins(first: str, seats: set[int]) -> None:
    assert {new_match(number, first).mover for number in range(20)} == seats
    assert GAME.facts.read_options({})["first"] == "random"


ROW = "RC .. .. BF .. .."


@pytest.mark.parametrize(
    ("drawn", "slide", "expected"),
    [
        pytest.param(ROW, "a1-c1", LEGAL, id="AQ-3.1 up to the obstacle"),
        pytest.param(ROW, "a1-b1", LEGAL, id="AQ-3.1 stops anywhere before it"),
        pytest.param(ROW, "a1-a6", LEGAL, id="AQ-3.1 along its column"),
        pytest.param(ROW, "d1-f1", LEGAL, id="AQ-3.1 any creature, it is nobody's"),
        pytest.param(ROW, "a1-d1", "AQ-3.1", id="AQ-3.1 never onto a creature"),
        pytest.param(ROW, "a1-e1", "AQ-3.1", id="AQ-3.1 never over a creature"),
        pytest.param(ROW, "a1-b2", "AQ-3.1", id="AQ-3.1 never diagonally"),
        pytest.param(ROW, "b1-c1", "AQ-3.1", id="AQ-3.1 there must be a creature"),
        pytest.param(ROW, "a1-a1", "AQ-3.5", id="AQ-3.5 a slide of no cells is none"),
        pytest.param(".. .. .. .. .. ..", "a1-b1", "AQ-3.2", id="AQ-3.2 no slide in the first turn"),
    ],
)
def test_slides(drawn: str, slide: str, expected: str) -> None:
    origin, target = slide.split("-")
    assert verdict(position(drawn), Slide(origin, target)) == expected


def test_AQ_3_1_at_most_one_slide_a_turn() -> None:
    state = position(ROW)
    decide(GAME, state, 0, (Slide("a1", "b1"),), chance(), Recorder())
    assert state.reef == reef(".. RC .. BF .. ..")
    assert state.mover == 0
    assert verdict(state, Slide("b1", "c1")) == "AQ-3.1"
    assert not any(isinstance(action, Slide) for action in GAME.legal_actions(state, 0))


@pytest.mark.parametrize(
    ("creature_name", "cell", "expected"),
    [
        pytest.param("green-crab", "f6", LEGAL, id="AQ-3.3 on any empty cell, it need not touch another"),
        pytest.param("green-crab", "a1", "AQ-3.3", id="AQ-3.3 not on a creature"),
        pytest.param("yellow-turtle", "f6", "AQ-3.3", id="AQ-3.3 only out of the pool"),
    ],
)
def test_placements(creature_name: str, cell: str, expected: str) -> None:
    assert verdict(position(ROW, ["GC", "GF"]), Place(creature_name, cell)) == expected


def test_AQ_3_3_a_turn_cannot_pass_without_a_placement() -> None:
    state = position(ROW, slid=True)
    assert {type(action) for action in GAME.legal_actions(state, 0)} == {Place}


def test_AQ_3_4_then_a_creature_is_drawn_and_the_turn_ends() -> None:
    state = position(ROW, ["GC", "GF"])
    drawn = state.stack[-1]
    events = Recorder()
    decide(GAME, state, 0, (Slide("a1", "b1"), Place("green-crab", "a1")), chance(), events)
    assert drawn in state.pool
    assert creature("GC") not in state.pool
    assert len(state.pool) == 2
    assert drawn not in state.stack
    assert state.mover == 1
    assert events.told[-1].public == Drawn(CREATURES[drawn])
    assert verdict(state, Slide("b1", "c1")) == LEGAL, "the other seat may slide again"


def test_AQ_3_4_with_an_empty_stack_play_goes_on_until_the_pool_is_used_up() -> None:
    state = position(ROW, ["GC", "GF", "GS"])
    state.stack = []
    decide(GAME, state, 0, (Place("green-crab", "b1"),), chance(), Recorder())
    assert len(state.pool) == 2
    assert GAME.turn(state) is not None


def test_AQ_3_5_a_slide_after_the_placement_is_refused() -> None:
    state = position(ROW, ["GC", "GF"])
    with pytest.raises(PastNews):
        decide(GAME, state.copy(), 0, (Place("green-crab", "b1"), Slide("a1", "a2")), chance(), Recorder())
    decide(GAME, state, 0, (Place("green-crab", "b1"),), chance(), Recorder())
    refusal = GAME.refusal(state, 0, Slide("a1", "a2"))
    assert refusal is not None
    assert refusal.rule == "AQ-3.5"


FULL_BUT_ONE = """
    BC BF BJ BH BS BT
    GC GF GJ GH GS GT
    PC PF PJ PH PS PT
    VC VF VJ VH VS VT
    RC RF RJ RH RS RT
    YC YF YJ YH YS ..
"""


def test_AQ_3_6_a_slide_into_the_last_empty_cell_is_legal_and_the_placement_fills_the_cell_left() -> None:
    state = position(FULL_BUT_ONE)
    assert verdict(state, Slide("e1", "f1")) == LEGAL
    decide(GAME, state, 0, (Slide("e1", "f1"),), chance(), Recorder())
    assert state.reef[4] == creature("YT"), "the placement is forced (ALL-1)"
    assert state.reef[5] == creature("YS")
    assert GAME.turn(state) is None


def test_AQ_4_1_the_match_ends_when_all_cells_are_filled() -> None:
    state = position(FULL_BUT_ONE)
    assert GAME.outcome(state) is None
    decide(GAME, state, 0, (Place("yellow-turtle", "f1"),), chance(), Recorder())
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores == (90, 90)
    assert not GAME.legal_actions(state, 1)


@pytest.mark.parametrize(
    ("drawn", "seat", "score"),
    [
        pytest.param("RC RF .. .. .. ..", 0, 1, id="AQ-4.2 two side by side are a school"),
        pytest.param("RC .. RF .. .. ..", 0, 0, id="AQ-4.2 apart they are none"),
        pytest.param(".. RF .. .. .. ..\nRC .. .. .. .. ..", 0, 0, id="AQ-4.2 never diagonally"),
        pytest.param("RC RF .. .. .. ..", 1, 0, id="AQ-4.2 the animal seat looks for animals"),
        pytest.param("RC BC .. .. .. ..", 1, 1, id="AQ-4.2 of any colour"),
        pytest.param("RC .. .. .. .. ..", 0, 0, id="AQ-4.3 a single creature scores nothing"),
        pytest.param("RC RF RJ .. .. ..", 0, 3, id="AQ-4.3 three score 3"),
        pytest.param("RC RF RJ RH .. ..", 0, 6, id="AQ-4.3 four score 6"),
        pytest.param("RC RF RJ RH RS ..", 0, 10, id="AQ-4.3 five score 10"),
        pytest.param("RC RF RJ RH RS RT", 0, 15, id="AQ-4.3 six score 15"),
        pytest.param("RC RF .. RH RS ..", 0, 2, id="AQ-4.3 two schools of one colour score each on its own"),
        pytest.param("RF .. .. .. .. ..\nRC RJ .. .. .. ..", 0, 3, id="AQ-4.2 round a corner they hang together"),
    ],
)
def test_schools(drawn: str, seat: int, score: int) -> None:
    assert total(reef(drawn), seat) == score


@pytest.mark.parametrize(
    ("schools", "score"),
    [
        pytest.param((4, 2, 2, 3, 3, 3, 2, 2), 19, id="AQ-4.3 the box's total of 19"),
        pytest.param((2, 4, 2, 2, 2, 5, 2), 21, id="AQ-4.3 the box's total of 21"),
    ],
)
def test_worked_totals(schools: tuple[int, ...], score: int) -> None:
    assert sum(SCHOOL_SCORES[size] for size in schools) == score


TIED = FULL_BUT_ONE.replace("..", "YT")


@pytest.mark.parametrize(
    ("drawn", "first", "places", "ending"),
    [
        pytest.param(TIED, 0, (2, 1), "tie", id="AQ-4.4 on a tie the second wins: animal"),
        pytest.param(TIED, 1, (1, 2), "tie", id="AQ-4.4 on a tie the second wins: colour"),
        pytest.param(
            TIED.replace("BC BF", "BF BC"), 0, (1, 2), "higher-total", id="AQ-4.4 the higher total wins: colour"
        ),
        pytest.param(
            TIED.replace("BC", "xx").replace("GC", "BC").replace("xx", "GC"),
            1,
            (2, 1),
            "higher-total",
            id="AQ-4.4 the higher total wins: animal",
        ),
    ],
)
def test_the_winner(drawn: str, first: int, places: tuple[int, int], ending: str) -> None:
    outcome = GAME.outcome(position(drawn, first=first))
    assert outcome is not None
    assert (outcome.places, outcome.ending) == (places, ending)


def test_AQ_4_5_a_rematch_swaps_the_roles() -> None:
    assert GAME.facts.rematch_swaps_roles
    assert "AQ-4.5" in {ruling.rule for ruling in GAME.facts.rulings}


@pytest.mark.parametrize("leaving", ["resigned", "forfeited"])
def test_who_gives_up_loses(leaving: str) -> None:
    state = new_match()
    GAME.resign(state, 1, leaving, chance(), DEAF)  # type: ignore[arg-type]
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.ending, outcome.places) == (leaving, (1, 2))
    assert GAME.turn(state) is None


def test_the_order_of_the_stack_is_hidden_and_its_set_is_not() -> None:
    state = new_match()
    other = state.copy()
    other.stack.reverse()
    for viewer in (None, 0, 1):
        assert GAME.view(state, viewer) == GAME.view(other, viewer)
    assert sorted(GAME.view(state, None).stack) == sorted(CREATURES[number] for number in state.stack)


def test_the_set_up_is_told() -> None:
    events = Recorder()
    begin(GAME, 2, (None, None), {"first": "animal"}, chance(), events)
    assert [type(told.public).__name__ for told in events.told] == ["Dealt"]
