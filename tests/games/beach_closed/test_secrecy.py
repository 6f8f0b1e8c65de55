"""What Orca must not notice: twin positions, and twin turns of Jaws, that look the same to it byte for byte (ALL-4)."""

from __future__ import annotations

import json

import pytest

from games.beach_closed.grounds import (
    JAWS,
    ORCA,
    answers,
    at,
    heard,
    jaws_moves,
    mover,
    orca_acts,
    orca_moves,
    play,
    play_choice,
    seen,
)
from seaboard.bots.contract import Budget
from seaboard.bots.offline import opening_of, play_match
from seaboard.catalogue import Catalogue
from seaboard.engine.chance import QuickChance, SeededChance
from seaboard.engine.events import Recorder, Seen, Viewer
from seaboard.engine.play import settle
from seaboard.engine.records import Action, to_data
from seaboard.engine.refusals import Unfinished
from seaboard.engine.replay import replay
from seaboard.engine.states import State
from seaboard.games.beach_closed import GAME
from seaboard.games.beach_closed.data import CELL_NUMBER
from seaboard.games.beach_closed.sightings import Memory
from seaboard.games.beach_closed.state import BeachClosedState
from seaboard.games.beach_closed.words import (
    END,
    EXTRA_MOVE,
    HIDE,
    SHOOT,
    BlockCard,
    Dynamite,
    GiveClue,
    GoToIsland,
    MoveAway,
    PlaceCard,
    Remove,
    Swim,
)

OTHERS: tuple[Viewer, ...] = (ORCA, None)
ROW, COLUMN = GiveClue("row"), GiveClue("column")
Twin = tuple[BeachClosedState, tuple[Action, ...]]

SEA = """
    J  ~  ~  ~  ~  -
    ~  ~x ~  ~s ~  ~
    ~  ~  ~  ~s ~  ~
    ~  ~  ~  ~  ~s ~
    ~  ~  ~  ~  ~  Ob
"""


def assert_twins(one: Twin, other: Twin) -> None:
    """Before, during and after these choices neither Orca nor a spectator can tell which of the two it is."""
    (state, actions), (twin, twin_actions) = one, other
    assert state.shark != twin.shark or actions != twin_actions, "these are not twins but the same"
    before = {viewer: answers(state, viewer) for viewer in OTHERS}
    assert before == {viewer: answers(twin, viewer) for viewer in OTHERS}
    events, twin_events = play_choice(state, *actions), play_choice(twin, *twin_actions)
    for viewer in OTHERS:
        assert heard(events, viewer) == heard(twin_events, viewer)
        assert answers(state, viewer) == answers(twin, viewer)


def turn(shark: str, *actions: Action, drawing: str = SEA, **table: int) -> Twin:
    return jaws_moves(drawing, shark, **table), actions


@pytest.mark.parametrize(
    ("one", "other"),
    [
        pytest.param(
            turn("b2", Swim("b3"), ROW, Remove("a5"), END),
            turn("b2", Swim("a2"), Swim("a3"), ROW, Remove("a5"), END),
            id="BC-5.5 another way and another place in the same row",
        ),
        pytest.param(
            turn("b2", ROW, Remove("a5"), END),
            turn("b3", Swim("b2"), Swim("c2"), ROW, Remove("a5"), END),
            id="BC-5.5 staying and moving",
        ),
        pytest.param(
            turn("b2", Swim("b3"), EXTRA_MOVE, Swim("b4"), Swim("b3"), ROW, Remove("a5"), END),
            turn("b3", EXTRA_MOVE, ROW, Remove("a5"), END),
            id="BC-5.5 when in the move the extra move was taken, and whether it was swum",
        ),
        pytest.param(
            turn("b2", HIDE, PlaceCard("f1"), BlockCard("e1"), Remove("a5"), END),
            turn("b4", HIDE, BlockCard("e1"), PlaceCard("f1"), Remove("a5"), END),
            id="BC-5.5 the parts come in a fixed order, not as they happened",
        ),
        pytest.param(
            turn("c2", Swim("d2"), GoToIsland("a1"), Remove("a5"), END),
            turn("c2", Swim("d2"), GoToIsland("f5"), Remove("a5"), END),
            id="BC-5.2 which island it went to after a kill",
        ),
        pytest.param(
            turn("c2", Swim("d2"), GoToIsland("a1"), Remove("a5"), END),
            turn("d2", Swim("d1"), Swim("d2"), GoToIsland("a1"), Remove("a5"), END),
            id="BC-5.1 from where it came to kill",
        ),
        pytest.param(
            turn("island", GoToIsland("a1"), HIDE, Remove("a5"), END),
            turn("island", GoToIsland("f5"), HIDE, Remove("a5"), END),
            id="BC-6.1 which island it went to after a hit",
        ),
        pytest.param(
            turn("b2", Swim("c2"), COLUMN, Remove("a5"), END),
            turn("leave c2", MoveAway("c1"), COLUMN, Remove("a5"), END),
            id="BC-7.5 whether it was driven away: a clue like any other",
        ),
        pytest.param(
            turn("leave c2", MoveAway("c3"), ROW, Remove("a5"), END),
            turn("leave c2", MoveAway("b2"), Swim("b3"), ROW, Remove("a5"), END),
            id="BC-7.5 where it went from there",
        ),
    ],
)
def test_two_turns_of_jaws_look_the_same(one: Twin, other: Twin) -> None:
    assert_twins(one, other)


def test_the_order_of_tokens_is_fixed_even_for_the_same_cards() -> None:
    """BC-5.5: placing first or blocking first is one and the same to Orca."""
    one = turn("b2", ROW, PlaceCard("f1"), BlockCard("c3"), Remove("a5"), END)
    other = turn("b2", ROW, BlockCard("c3"), PlaceCard("f1"), Remove("a5"), END)
    assert_twins(one, other)


MINED = """
    J  ~  ~  ~  ~  ~
    ~  ~  ~* ~* ~  ~
    ~  ~  ~  ~  ~s ~
    ~  ~  ~  ~  ~s ~s
    ~  ~  ~  ~  ~  Ob
"""


def test_BC_6_3_which_of_its_cards_the_dynamite_hit_is_not_told() -> None:
    one = turn("c1", Swim("c2"), Remove("a5"), END, drawing=MINED)
    other = turn("d1", Swim("d2"), Remove("a5"), END, drawing=MINED)
    assert_twins(one, other)


# Removing the card above an unseen shark


DRIVEN = """
    J  ~  ~  ~  ~  ~
    ~  ~  ~  ~s ~  ~
    ~  ~  ~  ~  ~s ~
    ~  ~  ~  ~  ~s ~
    ~  ~  ~  ~  ~  Ob
"""


@pytest.mark.parametrize(
    ("shark", "removed"),
    [
        pytest.param("b1", "b1", id="BC-7.5 whether Jaws was under the removed card"),
        pytest.param("a1", "b1", id="BC-7.5 or is where it could have gone"),
        pytest.param("leave c3", "b1", id="BC-7.5 or is on its way already"),
        pytest.param("island", "b1", id="BC-6.1 or on its way to an island"),
    ],
)
def test_orcas_removal_tells_nothing(shark: str, removed: str) -> None:
    assert_twins((orca_acts(DRIVEN, shark), (Remove(removed),)), (orca_acts(DRIVEN, "b5"), (Remove(removed),)))


def test_BC_7_3_nor_does_an_island_that_moves_with_or_without_jaws() -> None:
    drawing = DRIVEN.replace("~  ~  ~  ~s ~  ~", "-  ~  ~  ~s ~  ~")
    for shark in ("a1", "b1", "c1"):
        assert_twins((orca_acts(drawing, shark), (Remove("b1"),)), (orca_acts(drawing, "b5"), (Remove("b1"),)))


def test_BC_7_5_only_jaws_is_told_that_it_must_leave() -> None:
    events = play_choice(orca_acts(DRIVEN, "b1"), Remove("b1"))
    assert "must-leave" in heard(events, JAWS)
    assert all("must-leave" not in heard(events, viewer) for viewer in OTHERS)


def test_BC_7_5_the_whole_story_with_a_kill_on_the_way_from_the_removed_card() -> None:
    """Driven away onto a swimmer, or swimming there: Orca hears of a kill and nothing else."""
    drawing = DRIVEN.replace("J  ~  ~ ", "J  -  ~s")
    one = turn("leave b1", MoveAway("c1"), GoToIsland("f5"), Remove("a5"), END, drawing=drawing)
    other = turn("c2", Swim("c1"), GoToIsland("a1"), Remove("a5"), END, drawing=drawing)
    assert_twins(one, other)


# A step that is forced, or skipped


ONLY = """
    J  ~  ~# -  -  -
    -  ~# ~# ~# Ob -
    -  -  -  ~s ~s ~s
    -  -  -  -  -  -
    -  -  -  -  -  -
"""


def only(shark: str, *actions: Action) -> Twin:
    return turn(shark, *actions, ROW, Remove("b1"), END, drawing=ONLY)


@pytest.mark.parametrize(
    "other",
    [
        pytest.param(only("c1"), id="BC-7.6 under another card of the row"),
        pytest.param(only("a1"), id="BC-7.6 under the island that the removal moves"),
        pytest.param(only("b2", Swim("b1"), Swim("c1")), id="BC-7.6 with another way"),
    ],
)
def test_removing_its_own_only_card_does_not_betray_jaws(other: Twin) -> None:
    assert_twins(only("b1"), other)


def test_BC_7_6_afterwards_orca_can_do_and_learn_the_same() -> None:
    """Its shot, its dynamite and its removal are answered alike, be Jaws on its way or where Orca does not look."""
    one, other = only("b1"), only("c1")
    for state, actions in (one, other):
        play_choice(state, *actions)
    assert one[0].shark == at("leave b1")
    assert_twins((one[0], (SHOOT,)), (other[0], (SHOOT,)))
    assert_twins((one[0], (Dynamite("d2", "right"),)), (other[0], (Dynamite("d2", "right"),)))


def test_BC_7_6_a_skipped_removal_is_skipped_for_every_shark() -> None:
    drawing = ONLY.replace("J  ~ ", "J  ~#")
    sharks = ("b1", "c1", "a1")
    turns = [turn(shark, ROW, END, drawing=drawing) for shark in sharks]
    for other in turns[1:]:
        assert_twins(turn("b1", ROW, END, drawing=drawing), other)


def test_BC_7_7_the_cards_that_jaws_may_remove_are_in_no_view_but_its_own_actions() -> None:
    """Jaws under an edge card may remove one card less; Orca and spectators get the same bytes, in every step."""
    one, other = jaws_moves(SEA, "a3"), jaws_moves(SEA, "b3")
    for state in (one, other):
        play(state, ROW)
    mine = [len(GAME.legal_actions(state, JAWS)) for state in (one, other)]
    assert mine[0] == mine[1] - 1
    for viewer in OTHERS:
        assert answers(one, viewer) == answers(other, viewer)
    assert GAME.legal_actions(one, ORCA) == []


def test_ALL_1_in_the_secret_turn_nothing_is_played_for_jaws() -> None:
    """With one way to go, with many, and at the turn's end: the engine waits for Jaws itself (BC-7.5)."""
    dead_end = """
        J  -  ~  ~  ~  ~
        ~  ~  ~  ~  ~  ~
        ~  ~  ~  ~  ~s ~s
        ~  ~  ~  ~  ~s ~
        ~  ~  ~  ~  ~  Ob
    """
    forced = jaws_moves(dead_end.replace("J  -  ~ ", "-  -  J ").replace("\n    ~  ~ ", "\n    ~  ~ ", 1), "leave a1")
    free = jaws_moves(dead_end, "b3")
    assert len(GAME.legal_actions(forced, JAWS)) == 1
    for state in (forced, free):
        events = Recorder()
        settle(GAME, state, SeededChance(bytes(32)), events)
        assert not events.told
        assert GAME.turn(state) == GAME.turn(free)
    play(free, ROW, Remove("a5"))
    assert GAME.legal_actions(free, JAWS) == [END]
    events = Recorder()
    settle(GAME, free, SeededChance(bytes(32)), events)
    assert not events.told


def test_ALL_4_a_secret_turn_is_one_choice_to_its_end() -> None:
    with pytest.raises(Unfinished):
        play_choice(jaws_moves(SEA), ROW, Remove("a5"))


EVENTFUL = """
    J  ~x -  -  -  -
    -  ~s ~  ~  ~  ~
    -  ~  ~  ~  ~  ~
    -  ~  ~  ~  ~s ~s
    -  -  -  ~  ~  O
"""


def test_ALL_4_no_step_of_the_secret_turn_shows() -> None:
    """A kill, tokens, a removal that moves an island and the boat on it: all of it shows at the end, and as one."""
    state = jaws_moves(EVENTFUL, boat=CELL_NUMBER["a1"])
    before = {viewer: answers(state, viewer) for viewer in OTHERS}
    steps = (EXTRA_MOVE, Swim("b2"), GoToIsland("f5"), PlaceCard("c1"), BlockCard("c1"), Remove("b1"))
    for step in steps:
        assert not play(state, step).told
        assert {viewer: answers(state, viewer) for viewer in OTHERS} == before, step
    own = json.loads(seen(state, JAWS))
    assert (own["boat"], own["jaws_island"], [one["card"] for one in own["swimmers"]]) == ("b1", "b1", ["e4", "f4"])
    assert len(play(state, END).told) == 1
    assert all(answers(state, viewer) != before[viewer] for viewer in OTHERS)


# All places at once


def test_ALL_4_every_place_that_orca_cannot_rule_out_looks_the_same() -> None:
    """In a match of the house bots, at each of Orca's decisions: views, legal actions and refusals; and its bots."""
    entry = Catalogue()["beach-closed"]
    several = 0
    for number in range(3):
        for state, memory in orcas_decisions(number):
            view = GAME.view(state, ORCA)
            truth, legal = answers(state, ORCA), GAME.legal_actions(state, ORCA)
            choices = {
                level: bot.choose(view, memory, ORCA, legal, Budget(), QuickChance("twin"))
                for level, bot in entry.bots.items()
            }
            default = GAME.default_choice(view, memory, ORCA, QuickChance("twin"))
            for shark, _ in memory.weights:
                twin = state.copy()
                twin.shark = shark
                several += shark != state.shark
                assert GAME.is_possible(view, memory, ORCA, twin)
                assert answers(twin, ORCA) == truth
                assert answers(twin, None) == answers(state, None)
                assert default == GAME.default_choice(GAME.view(twin, ORCA), memory, ORCA, QuickChance("twin"))
                for level, bot in entry.bots.items():
                    again = bot.choose(GAME.view(twin, ORCA), memory, ORCA, legal, Budget(), QuickChance("twin"))
                    assert again == choices[level]
    assert several > 100


def orcas_decisions(number: int) -> list[tuple[BeachClosedState, Memory]]:
    """The positions in which Orca chooses in one match, with what it remembers."""
    bots = Catalogue()["beach-closed"].bots
    opening = opening_of(GAME, 2, {"jaws": "seat-0"}, f"twins/{number}")
    played = play_match(GAME, [bots["medium"], bots["easy"]], opening)
    memory = GAME.start_memory(ORCA)
    found: list[tuple[BeachClosedState, Memory]] = []

    def note(state: State, events: Recorder) -> None:
        nonlocal memory
        assert isinstance(state, BeachClosedState)
        for told in events.told:
            memory = GAME.remember(memory, Seen(told.public))
        if GAME.turn(state) is not None and mover(state) == ORCA:
            found.append((state.copy(), memory))

    replay(GAME, opening, played.log, note)
    return found


def test_ALL_4_no_view_but_jaws_own_holds_a_shark() -> None:
    for state in (jaws_moves(SEA), orca_moves(SEA)):
        assert to_data(GAME.view(state, JAWS))["shark"]["now"]["card"] == "b2"
        assert all(to_data(GAME.view(state, viewer))["shark"] is None for viewer in OTHERS)
