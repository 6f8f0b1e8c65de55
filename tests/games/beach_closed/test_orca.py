"""Orca's boat, shots, swimmers and dynamite; and where Jaws goes that is hit or driven away (BC-4, BC-6, BC-7)."""

from __future__ import annotations

import pytest

from games.beach_closed.grounds import (
    LEGAL,
    WHOLE,
    at,
    jaws_moves,
    jaws_turn,
    options,
    orca_acts,
    orca_moves,
    play,
    verdict,
)
from seaboard.engine.records import Action
from seaboard.games.beach_closed import GAME
from seaboard.games.beach_closed.data import CELL_NAMES, CELL_NUMBER
from seaboard.games.beach_closed.ground import BIT, names_of
from seaboard.games.beach_closed.state import BeachClosedState
from seaboard.games.beach_closed.words import (
    END,
    EXTRA_MOVE,
    SHOOT,
    BlockCard,
    Clue,
    Dynamite,
    DynamiteLaid,
    GiveClue,
    GoToIsland,
    MoveAway,
    MoveSwimmer,
    MustLeave,
    PlaceCard,
    Remove,
    Sail,
    Shot,
    Swim,
)

ROW = GiveClue("row")

SEA = """
    J  ~  ~  ~  ~  ~
    ~  ~  ~  ~s ~  ~
    ~  ~  ~  ~  ~s ~
    ~  ~  ~  ~  ~s ~
    ~  ~  ~  ~  ~  Ob
"""


@pytest.mark.parametrize(
    ("actions", "expected"),
    [
        pytest.param((SHOOT,), LEGAL, id="BC-4.1 the boat may stay"),
        pytest.param((Sail("f4"), Sail("f3")), LEGAL, id="BC-4.1 two cards"),
        pytest.param((Sail("f4"), Sail("f5")), LEGAL, id="BC-4.1 and back"),
        pytest.param((Sail("f4"), Sail("f3"), Sail("f2")), "BC-4.1", id="BC-4.1 not three"),
        pytest.param((Sail("f4"), Sail("f3"), EXTRA_MOVE, Sail("f2")), LEGAL, id="BC-4.1 three with the token"),
        pytest.param((Sail("e4"),), "BC-2.2", id="BC-2.2 never by a corner"),
        pytest.param((Sail("f4"), Sail("e4")), LEGAL, id="BC-4.4 the boat may end on a swimmer"),
        pytest.param((Sail("f4"), Sail("e4"), EXTRA_MOVE, Sail("e3")), LEGAL, id="BC-4.4 or pass over one to another"),
    ],
)
def test_how_the_boat_sails(actions: tuple[Action, ...], expected: str) -> None:
    state = orca_moves(SEA, "a1")
    play(state, *actions[:-1])
    assert verdict(state, actions[-1]) == expected


# Protection


def guarded(state: BeachClosedState) -> set[str]:
    """The swimmers that everybody sees to be protected."""
    return {swimmer.card for swimmer in GAME.view(state, None).swimmers if swimmer.protected}


def test_BC_4_4_the_swimmer_under_the_boat_is_protected_until_orcas_next_turn_begins() -> None:
    state = orca_moves(SEA, "a1")
    play(state, EXTRA_MOVE, Sail("f4"), Sail("e4"), Sail("e3"), Remove("a5"))
    assert guarded(state) == {"e3"}, "it passed over e4"
    play(state, ROW, Remove("a4"))
    assert guarded(state) == {"e3"}
    play(state, END)
    assert guarded(state) == set()


def test_BC_4_4_not_the_same_swimmer_in_two_turns_running() -> None:
    state = orca_moves(SEA, "a1")
    turns: list[tuple[Action, ...]] = [(Sail("f4"), Sail("e4")), (SHOOT,), (SHOOT,)]
    protected = []
    for number, turn in enumerate(turns):
        play(state, *turn, Remove(f"a{5 - number}"))
        protected.append(guarded(state))
        play(state, ROW, Remove(f"{'bcd'[number]}5"), END)
    assert protected == [{"e4"}, set(), {"e4"}]


def test_BC_4_4_another_swimmer_may_be_protected_at_once() -> None:
    state = orca_moves(SEA.replace("~s ~\n    ~  ~  ~  ~  ~s", "~s ~\n    ~  ~  ~  ~  ~rb", 1).replace("Ob", "O"), "a1")
    play(state, Sail("e3"), Remove("a5"))
    assert guarded(state) == {"e3"}


def test_BC_4_4_a_swimmer_carries_along_that_it_was_protected() -> None:
    state = orca_moves(SEA.replace("~s ~\n", "~rb ~\n", 1).replace("Ob", "O"), "a1")
    play(state, Sail("e2"), MoveSwimmer("e3", "e2"), Remove("a5"))
    assert guarded(state) == set()


def test_BC_4_4_a_swimmer_moved_away_from_under_the_boat_is_not_protected() -> None:
    state = orca_moves(SEA, "a1")
    play(state, Sail("f4"), Sail("e4"), MoveSwimmer("e4", "b4"), Remove("a5"))
    assert guarded(state) == set()
    play(state, ROW, Remove("a4"), END)
    assert not any(swimmer.rested for swimmer in GAME.view(state, None).swimmers), "and was not"


# Shooting


@pytest.mark.parametrize(
    ("shark", "hit"),
    [
        pytest.param("f4", True, id="BC-6.1 Jaws under the boat is hit"),
        pytest.param("f5", False, id="BC-6.1 elsewhere it is missed"),
        pytest.param("island", False, id="BC-6.1 on its way to an island it cannot be hit"),
        pytest.param("leave f4", False, id="BC-6.1 nor on its way from a removed card"),
    ],
)
def test_shooting(shark: str, hit: bool) -> None:
    state = orca_moves(SEA, shark)
    event = play(state, Sail("f4"), SHOOT).told[-1].public
    assert event == Shot("f4", hit, 2 if hit else 3)
    assert state.shark == at("island" if hit else shark)


def test_BC_6_1_once_a_turn() -> None:
    state = orca_moves(SEA, "a1")
    play(state, SHOOT)
    assert verdict(state, SHOOT) == "BC-6.1"
    play(state, Remove("a5"), ROW, Remove("a4"), END)
    assert verdict(state, SHOOT) == LEGAL


def test_BC_6_1_jaws_that_was_hit_first_chooses_an_island_and_then_moves_as_usual() -> None:
    state = orca_moves(SEA, "f5")
    play(state, SHOOT, Remove("a5"))
    assert options(state, GoToIsland) == {"a1", "f5"}
    assert verdict(state, Swim("f4")) == verdict(state, ROW) == verdict(state, GoToIsland("c3")) == "BC-6.1"
    assert verdict(state, MoveAway("f4")) == "BC-6.1"
    play(state, GoToIsland("a1"), Swim("a2"), Swim("a3"), ROW, Remove("f1"))
    assert jaws_turn(play(state, END)).clue == Clue("row", "3")


# Moving swimmers


@pytest.mark.parametrize(
    ("actions", "expected"),
    [
        pytest.param((MoveSwimmer("d2", "a5"),), LEGAL, id="BC-6.2 to any other water card"),
        pytest.param((MoveSwimmer("d2", "a5"), MoveSwimmer("a5", "d2")), LEGAL, id="BC-6.2 several in a turn"),
        pytest.param((MoveSwimmer("d2", "e3"),), "BC-6.2", id="BC-6.2 not onto another swimmer"),
        pytest.param((MoveSwimmer("d2", "d2"),), "BC-6.2", id="BC-6.2 not onto its own card"),
        pytest.param((MoveSwimmer("d2", "a1"),), "BC-6.2", id="BC-6.2 not onto an island"),
        pytest.param((MoveSwimmer("c3", "c4"),), "BC-6.2", id="BC-6.2 from where a swimmer is"),
        pytest.param(
            (
                MoveSwimmer("d2", "a5"),
                MoveSwimmer("a5", "b5"),
                MoveSwimmer("b5", "c5"),
                MoveSwimmer("c5", "d5"),
            ),
            "BC-6.2",
            id="BC-6.2 three times in a match",
        ),
    ],
)
def test_moving_swimmers(actions: tuple[Action, ...], expected: str) -> None:
    state = orca_acts(SEA, "a1")
    play(state, *actions[:-1])
    assert verdict(state, actions[-1]) == expected


def test_BC_3_2_the_three_moves_are_for_the_whole_match() -> None:
    state = orca_acts(SEA, "a1", swimmer_moves=1)
    play(state, MoveSwimmer("d2", "d3"), Remove("a5"), ROW, Remove("a4"), END)
    assert verdict(state, MoveSwimmer("d3", "d2")) == "BC-6.2"


def test_BC_6_2_onto_the_boats_card_it_counts_as_protected() -> None:
    state = orca_moves(SEA, "a1")
    play(state, Sail("f4"), MoveSwimmer("d2", "f4"), Remove("a5"))
    assert guarded(state) == {"f4"}


# Dynamite


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        pytest.param(Dynamite("b2", "right"), LEGAL, id="BC-6.3 between two cards side by side"),
        pytest.param(Dynamite("b2", "down"), LEGAL, id="BC-6.3 or one above the other"),
        pytest.param(Dynamite("f2", "right"), "BC-6.3", id="BC-6.3 not over the right border"),
        pytest.param(Dynamite("b5", "down"), "BC-6.3", id="BC-6.3 nor over the lower one"),
        pytest.param(Dynamite("a1", "right"), LEGAL, id="BC-6.3 islands may be its cards"),
        pytest.param(Dynamite("e5", "right"), LEGAL, id="BC-6.3 either island"),
        pytest.param(Dynamite("c1", "right"), "BC-6.3", id="BC-6.3 not beside an empty place"),
    ],
)
def test_where_dynamite_lies(action: Action, expected: str) -> None:
    assert verdict(orca_acts(SEA.replace("J  ~  ~  ~", "J  ~  ~  -"), "a1"), action) == expected


@pytest.mark.parametrize(
    ("shark", "hit"),
    [
        pytest.param("b2", True, id="BC-6.3 under the one card"),
        pytest.param("c2", True, id="BC-6.3 under the other"),
        pytest.param("d2", False, id="BC-6.3 beside them"),
        pytest.param("island", False, id="BC-6.3 under no card"),
        pytest.param("leave b2", False, id="BC-6.3 not where a card was brought back above it"),
    ],
)
def test_dynamite_hits_at_once(shark: str, hit: bool) -> None:
    state = orca_acts(SEA, shark)
    event = play(state, Dynamite("b2", "right")).told[-1].public
    assert event == DynamiteLaid(("b2", "c2"), hit, 2 if hit else 3)
    assert state.shark == at("island" if hit else shark)
    assert names_of(state.table.dynamite) == (() if hit else ("b2", "c2")), "it hits once"


MINED = """
    J  ~  ~  ~  ~  ~
    ~  ~x ~* ~* ~  ~
    ~  ~  ~  ~s ~  ~
    ~  ~  ~  ~  ~s ~s
    ~  ~  ~  ~  ~  Ob
"""


def test_BC_6_3_dynamite_waits_and_hits_the_moment_jaws_enters() -> None:
    state = jaws_moves(MINED)
    play(state, Swim("c2"))
    assert verdict(state, Swim("c1")) == verdict(state, ROW) == "BC-3.3", "the move is over, without a clue"
    event = jaws_turn(play(state, Remove("a2"), END))
    assert (event.hit, event.killed, event.clue) == (True, None, None)
    assert state.table.health == 2
    assert state.shark == at("island")


def test_BC_6_3_before_any_kill() -> None:
    state = jaws_moves(MINED.replace("~* ~*", "~  ~*s").replace("~s ~  ~\n", "~* ~  ~\n", 1), "c2")
    play(state, Swim("d2"))
    assert state.table.swimmers.bit_count() == 3
    assert state.table.health == 2


def test_BC_6_3_it_stays_until_orcas_next_turn_begins() -> None:
    state = orca_acts(MINED.replace("~*", "~ "), "a1")
    play(state, Dynamite("c2", "right"), Remove("a5"))
    assert names_of(state.table.dynamite) == ("c2", "d2")
    play(state, ROW, Remove("a4"), END)
    assert names_of(state.table.dynamite) == ()


@pytest.mark.parametrize(
    ("shark", "steps"),
    [
        pytest.param("island", (GoToIsland("a1"),), id="BC-6.3 also by coming to an island after a hit"),
        pytest.param("d2", (Swim("d3"), GoToIsland("a1")), id="BC-6.3 also by coming to an island after a kill"),
        pytest.param("leave b2", (MoveAway("b1"),), id="BC-6.3 also by leaving a removed card"),
    ],
)
def test_dynamite_meets_jaws_that_arrives(shark: str, steps: tuple[Action, ...]) -> None:
    drawing = MINED.replace("~*", "~ ").replace("J  ~ ", "J* ~*").replace("~x", "- " if "leave" in shark else "~ ")
    state = jaws_moves(drawing, shark)
    play(state, *steps)
    assert state.table.health == 2
    assert state.shark == at("island")
    assert verdict(state, Swim("b1")) == "BC-3.3"
    play(state, Remove("a2"), END)
    assert GAME.view(state, None).health == 2


@pytest.mark.parametrize(
    ("pair", "removed", "stays"),
    [
        pytest.param(Dynamite("a4", "down"), "a5", False, id="BC-6.3 gone with one of its cards"),
        pytest.param(Dynamite("a3", "down"), "a5", True, id="BC-6.3 not with another"),
    ],
)
def test_dynamite_and_the_removal(pair: Action, removed: str, stays: bool) -> None:
    state = orca_acts(SEA, "c3")
    play(state, pair, Remove(removed))
    assert bool(state.table.dynamite) == stays


def test_BC_6_3_gone_with_an_island_that_moves() -> None:
    state = orca_acts(
        """
        -  -  -  -  -  -
        -  J  O  ~  ~  ~
        -  ~  -  ~  ~s ~b
        -  ~  ~  ~x ~s ~s
        -  -  -  -  -  -
        """
    )
    play(state, Dynamite("b2", "right"), Remove("b3"))
    assert CELL_NAMES[state.table.jaws_island] == "b3"
    assert state.table.dynamite == 0


# Driven away


DRIVEN = """
    J  ~x ~  ~  ~  ~
    ~  ~  ~  ~s ~  ~
    ~  ~  ~  ~  ~s ~
    ~  ~  ~  ~  ~s ~
    ~  ~  ~  ~  ~  Ob
"""


def test_BC_7_5_jaws_under_the_removed_card_first_goes_to_a_touching_one_and_then_moves_as_usual() -> None:
    state = orca_acts(DRIVEN)
    told = play(state, Remove("b1")).told[-1]
    assert told.own == {state.jaws: MustLeave("b1")}
    assert options(state, MoveAway) == {"a1", "c1", "b2"}
    assert verdict(state, MoveAway("b3")) == verdict(state, Swim("b2")) == verdict(state, ROW) == "BC-7.5"
    assert verdict(state, GoToIsland("a1")) == "BC-7.5", "as long as it can go to a touching card"
    play(state, MoveAway("b2"), Swim("b3"), Swim("b4"), ROW, Remove("f1"))
    assert jaws_turn(play(state, END)).clue == Clue("row", "4")


def test_BC_7_5_nobody_is_told_of_a_card_with_nobody_under_it() -> None:
    assert play(orca_acts(DRIVEN), Remove("c1")).told[-1].own == {}


def test_BC_7_5_it_must_kill_a_swimmer_there() -> None:
    state = orca_acts(DRIVEN.replace("~x ~ ", "~x ~s"))
    play(state, Remove("b1"), MoveAway("c1"))
    assert names_of(state.table.swimmers) == ("d2", "e3", "e4")
    assert options(state, GoToIsland) == {"a1", "f5"}, "as after any kill"
    play(state, GoToIsland("a1"), Remove("f1"))
    assert (jaws_turn(play(state, END))).killed == "c1"


def test_BC_7_5_it_cannot_go_where_a_swimmer_is_protected() -> None:
    state = orca_moves(DRIVEN.replace("~x ~ ", "~x ~sb").replace("Ob", "O"))
    play(state, Remove("b1"))
    assert options(state, MoveAway) == {"a1", "b2"}
    assert verdict(state, MoveAway("c1")) == "BC-7.5"


def test_BC_7_5_with_nowhere_to_go_it_goes_to_an_island() -> None:
    state = jaws_moves(
        """
        -  ~pb -  -  -  -
        -  ~  ~  ~  ~  J
        -  ~s ~s ~# ~# O
        -  -  -  -  -  -
        -  -  -  -  -  -
        """,
        "leave a1",
    )
    assert options(state, GoToIsland) == {"f2", "f3"}
    assert verdict(state, MoveAway("b1")) == "BC-7.5"
    assert verdict(state, GoToIsland("b2")) == "BC-7.5"
    play(state, GoToIsland("f2"), Swim("e2"), ROW)


def test_BC_7_5_where_it_leaves_from_may_have_a_card_again() -> None:
    state = orca_acts(DRIVEN.replace("~x", "- "), "leave b1")
    play(state, PlaceCard("b1"), BlockCard("b1"), Remove("f1"))
    assert options(state, MoveAway) == {"a1", "c1", "b2"}


def test_BC_7_4_orca_may_remove_any_card_but_the_boats() -> None:
    state = orca_moves(WHOLE, "a2", boat=CELL_NUMBER["a3"], swimmers=BIT[CELL_NUMBER["c3"]])
    assert verdict(state, Remove("a3")) == "BC-7.4"
    assert verdict(state, Remove("a2")) == LEGAL
