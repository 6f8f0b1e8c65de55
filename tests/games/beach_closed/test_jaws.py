"""Jaws' move, its clue, its kills and its tokens (BC-4, BC-5)."""

from __future__ import annotations

import pytest

from games.beach_closed.grounds import (
    LEGAL,
    at,
    jaws_moves,
    jaws_turn,
    options,
    orca_acts,
    play,
    verdict,
)
from seaboard.engine.records import Action
from seaboard.games.beach_closed.data import CELL_NAMES, CELL_NUMBER
from seaboard.games.beach_closed.ground import names_of
from seaboard.games.beach_closed.words import (
    ATTACK,
    END,
    EXTRA_MOVE,
    HIDE,
    BlockCard,
    Clue,
    GiveClue,
    GoToIsland,
    MoveAway,
    MoveSwimmer,
    PlaceCard,
    Remove,
    Swim,
)

ROW, COLUMN = GiveClue("row"), GiveClue("column")

SEA = """
    J  ~  ~  ~  ~  ~
    ~  ~x ~  ~s ~  ~
    ~  ~  ~  ~s ~  ~
    ~  ~  ~  ~  ~s -
    ~  ~  ~  ~  ~  Ob
"""


@pytest.mark.parametrize(
    ("actions", "expected"),
    [
        pytest.param((ROW,), LEGAL, id="BC-4.1 Jaws may stay"),
        pytest.param((Swim("b3"),), LEGAL, id="BC-4.1 down"),
        pytest.param((Swim("b1"),), LEGAL, id="BC-4.1 up"),
        pytest.param((Swim("a2"),), LEGAL, id="BC-4.1 left"),
        pytest.param((Swim("c2"),), LEGAL, id="BC-4.1 right"),
        pytest.param((Swim("c3"),), "BC-2.2", id="BC-2.2 never by a corner"),
        pytest.param((Swim("b3"), Swim("b4")), LEGAL, id="BC-4.1 two cards"),
        pytest.param((Swim("b3"), Swim("b2")), LEGAL, id="BC-4.1 and back"),
        pytest.param((Swim("b3"), Swim("b4"), Swim("b5")), "BC-4.1", id="BC-4.1 not three"),
        pytest.param((EXTRA_MOVE, Swim("b3"), Swim("b4"), Swim("b5")), LEGAL, id="BC-4.1 three with the token"),
        pytest.param((Swim("b3"), Swim("b4"), EXTRA_MOVE, Swim("b5")), LEGAL, id="BC-4.1 which is taken in the move"),
        pytest.param((ROW, EXTRA_MOVE), "BC-3.3", id="BC-4.1 and before the clue"),
        pytest.param((Swim("b1"), Swim("a1")), LEGAL, id="BC-4.1 an island is a card as well"),
        pytest.param((MoveAway("b3"),), "BC-4.1", id="BC-4.1 under a card Jaws goes on by swimming"),
    ],
)
def test_how_jaws_swims(actions: tuple[Action, ...], expected: str) -> None:
    state = jaws_moves(SEA)
    play(state, *actions[:-1])
    assert verdict(state, actions[-1]) == expected


def test_BC_4_2_jaws_may_swim_under_the_boat_and_nothing_happens() -> None:
    state = jaws_moves(SEA, "e5", swimmers=1)
    play(state, Swim("f5"), ROW, Remove("a2"))
    event = jaws_turn(play(state, END))
    assert (event.hit, event.clue) == (False, Clue("row", "5"))
    assert state.shark == state.table.boat == CELL_NUMBER["f5"]
    assert state.table.health == 3


@pytest.mark.parametrize(
    ("actions", "clue"),
    [
        pytest.param((Swim("b3"), Swim("c3"), ROW), Clue("row", "3"), id="BC-4.3 the row where the move ended"),
        pytest.param((Swim("b3"), Swim("c3"), COLUMN), Clue("column", "c"), id="BC-4.3 or the column, as Jaws likes"),
        pytest.param((Swim("b3"), HIDE), None, id="BC-4.3 with hide there is no clue"),
    ],
)
def test_the_clue(actions: tuple[Action, ...], clue: Clue | None) -> None:
    state = jaws_moves(SEA)
    assert jaws_turn(play(state, *actions, Remove("f1"), END)).clue == clue


def test_BC_4_3_hide_comes_instead_of_the_clue_not_after_it() -> None:
    state = jaws_moves(SEA)
    play(state, ROW)
    assert verdict(state, HIDE) == "BC-3.3"


GUARDED = """
    J  ~  ~  ~  ~  ~
    ~  ~  ~  ~pb ~  ~
    ~  ~  ~  ~  ~  ~
    ~  ~  ~  ~  ~s ~s
    ~  ~  ~  ~  ~  O
"""


def test_BC_4_4_the_card_of_a_protected_swimmer_cannot_be_entered() -> None:
    state = jaws_moves(GUARDED, "c2")
    assert verdict(state, Swim("d2")) == "BC-4.4"
    assert options(state, Swim) == {"b2", "c1", "c3"}


@pytest.mark.parametrize(
    ("actions", "expected"),
    [
        pytest.param((ROW,), LEGAL, id="BC-4.5 under a protected swimmer Jaws may stay, and kills nobody"),
        pytest.param((ATTACK,), "BC-5.4", id="BC-4.5 it cannot attack"),
        pytest.param((Swim("d3"),), LEGAL, id="BC-4.5 it may leave"),
        pytest.param((Swim("d3"), Swim("d2")), "BC-4.4", id="BC-4.5 and may not come back"),
    ],
)
def test_jaws_under_a_swimmer_that_becomes_protected(actions: tuple[Action, ...], expected: str) -> None:
    state = jaws_moves(GUARDED, "d2")
    play(state, *actions[:-1])
    assert verdict(state, actions[-1]) == expected


@pytest.mark.parametrize(
    ("actions", "killed"),
    [
        pytest.param((Swim("c2"), Swim("d2")), "d2", id="BC-5.1 at the end of its move"),
        pytest.param((EXTRA_MOVE, Swim("c2"), Swim("d2")), "d2", id="BC-5.1 on its way too: the third step is lost"),
    ],
)
def test_a_kill(actions: tuple[Action, ...], killed: str) -> None:
    state = jaws_moves(SEA)
    play(state, *actions)
    assert verdict(state, Swim("d1")) == verdict(state, ROW) == "BC-5.2", "the move is over"
    assert names_of(state.table.swimmers) == ("d3", "e4")
    event = jaws_turn(play(state, GoToIsland("f5"), Remove("a2"), END))
    assert (event.killed, event.clue) == (killed, None)


def test_BC_5_1_everybody_learns_of_the_kill_only_when_the_turn_ends() -> None:
    state = jaws_moves(SEA)
    events = play(state, Swim("c2"), Swim("d2"), GoToIsland("a1"), Remove("a2"))
    assert not events.told
    assert jaws_turn(play(state, END)).killed == "d2"


def test_BC_5_2_after_a_kill_jaws_chooses_one_of_the_islands() -> None:
    state = jaws_moves(SEA)
    play(state, Swim("c2"), Swim("d2"))
    assert options(state, GoToIsland) == {"a1", "f5"}
    assert verdict(state, GoToIsland("c3")) == "BC-5.2"
    play(state, GoToIsland("f5"))
    assert state.shark == CELL_NUMBER["f5"]


def test_BC_5_2_it_may_choose_the_island_it_came_from() -> None:
    state = jaws_moves(SEA.replace("J  ~ ", "J  ~s"), "a1")
    play(state, Swim("b1"), GoToIsland("a1"))
    assert state.shark == CELL_NUMBER["a1"]


def test_BC_5_2_no_clue_after_the_kill_and_the_next_one_after_the_next_move() -> None:
    state = jaws_moves(SEA)
    play(state, Swim("c2"), Swim("d2"), GoToIsland("a1"))
    assert verdict(state, ROW) == verdict(state, HIDE) == "BC-3.3"
    play(state, Remove("a5"), END, Remove("a4"))
    assert verdict(state, END) == "BC-3.3"
    assert jaws_turn(play(state, Swim("a2"), ROW, Remove("b5"), END)).clue == Clue("row", "2")


# Tokens that change the ground


HOLES = """
    J  ~  ~  ~# -  -
    ~  ~x ~  ~  -  -
    ~  ~  ~  ~s -  -
    -  ~  ~  ~  ~s -
    -  -  ~  ~  ~s Ob
"""


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        pytest.param(PlaceCard("e1"), LEGAL, id="BC-5.3 a removed card comes back beside a water card"),
        pytest.param(PlaceCard("f4"), LEGAL, id="BC-5.3 it may touch an island besides"),
        pytest.param(PlaceCard("f1"), "BC-5.3", id="BC-5.3 not where it touches no water card"),
        pytest.param(PlaceCard("a5"), "BC-5.3", id="BC-5.3 nor by a corner"),
        pytest.param(PlaceCard("c3"), "BC-5.3", id="BC-5.3 nor where a card lies"),
        pytest.param(PlaceCard("f5"), "BC-5.3", id="BC-5.3 nor onto an island"),
        pytest.param(BlockCard("c3"), LEGAL, id="BC-5.3 any water card may be blocked"),
        pytest.param(BlockCard("d3"), LEGAL, id="BC-5.3 also under a swimmer"),
        pytest.param(BlockCard("a1"), "BC-5.3", id="BC-5.3 an island may not"),
        pytest.param(BlockCard("e1"), "BC-5.3", id="BC-5.3 nor an empty place"),
        pytest.param(BlockCard("d1"), "BC-5.3", id="BC-5.3 nor a card twice"),
    ],
)
def test_tokens_on_the_ground(action: Action, expected: str) -> None:
    mine = jaws_moves(HOLES)
    play(mine, ROW)
    assert verdict(mine, action) == expected
    assert verdict(orca_acts(HOLES), action) == expected


def test_BC_5_3_a_card_stays_only_within_the_grid() -> None:
    mine = jaws_moves(HOLES)
    play(mine, ROW)
    assert options(mine, PlaceCard) == {"e1", "e2", "a4", "e3", "f4", "b5"}


def test_BC_5_3_a_blocked_card_is_never_removed_again() -> None:
    mine = jaws_moves(HOLES)
    play(mine, ROW, BlockCard("a2"))
    assert verdict(mine, Remove("a2")) == "BC-5.3"
    play(mine, Remove("a3"), END)
    assert verdict(mine, Remove("a2")) == "BC-5.3"
    assert "a2" not in options(mine, Remove)


def test_BC_5_3_a_card_that_came_back_may_go_again_at_once() -> None:
    mine = jaws_moves(HOLES)
    play(mine, ROW, PlaceCard("e1"), Remove("e1"), END)
    assert "e1" not in names_of(mine.table.water)


# A swimmer above Jaws


ABOVE = """
    J  ~  ~  ~  ~  ~
    ~  ~  ~sx ~  ~  ~
    ~  ~  ~  ~s ~  ~
    ~  ~  ~  ~  ~s ~
    ~  ~  ~  ~  ~  Ob
"""


def test_BC_5_4_a_swimmer_moved_onto_jaws_changes_nothing_at_once() -> None:
    state = orca_acts(ABOVE.replace("~sx", "~x").replace("~  ~\n    ~  ~", "~s ~\n    ~  ~", 1))
    assert names_of(state.table.swimmers) == ("e1", "d3", "e4")
    play(state, MoveSwimmer("e1", "c2"), Remove("f1"))
    assert names_of(state.table.swimmers) == ("c2", "d3", "e4")
    assert state.shark == at("c2")


@pytest.mark.parametrize(
    ("actions", "left"),
    [
        pytest.param((Swim("c1"), ROW), 3, id="BC-5.4 Jaws may leave without harm to the swimmer"),
        pytest.param((ATTACK,), 2, id="BC-5.4 if it stays it kills"),
        pytest.param((Swim("c1"), Swim("c2")), 2, id="BC-5.4 if it comes back it kills"),
    ],
)
def test_a_swimmer_above(actions: tuple[Action, ...], left: int) -> None:
    state = jaws_moves(ABOVE)
    play(state, *actions)
    assert state.table.swimmers.bit_count() == left


@pytest.mark.parametrize("action", [ROW, COLUMN, HIDE])
def test_BC_5_4_it_does_not_stay_by_a_clue_or_by_hiding(action: Action) -> None:
    assert verdict(jaws_moves(ABOVE), action) == "BC-5.4"


def test_BC_5_4_there_is_nothing_to_attack_elsewhere() -> None:
    assert verdict(jaws_moves(SEA), ATTACK) == "BC-5.4"


# The removal


EDGES = """
    J  ~x ~  -  -  -
    ~  ~  ~  -  -  -
    -  ~  ~s ~s ~s Ob
    -  -  -  -  -  -
    -  -  -  -  -  -
"""


def test_BC_7_4_jaws_does_not_remove_the_card_it_is_under() -> None:
    state = jaws_moves(EDGES)
    play(state, ROW)
    assert verdict(state, Remove("b1")) == "BC-7.4"
    assert options(state, Remove) == {"c1", "a2", "c2", "b3"}
    play(state, Remove("c1"), END)
    assert verdict(state, Remove("b1")) == LEGAL, "for Orca it is a card like any other"


ONLY = """
    J  ~  ~# -  -  -
    -  ~# ~# ~# Ob  -
    -  -  -  ~s ~s ~s
    -  -  -  -  -  -
    -  -  -  -  -  -
"""
"""By what everybody sees only b1 may go."""


def test_BC_7_6_the_only_card_is_removed_from_above_jaws_too() -> None:
    state = jaws_moves(ONLY, "b1")
    play(state, ROW)
    assert options(state, Remove) == {"b1"}
    play(state, Remove("b1"))
    assert CELL_NAMES[state.table.jaws_island] == "b1", "the island is cut off and moves there"
    assert state.shark == at("leave b1")
    play(state, END, END)
    assert options(state, MoveAway) == {"c1", "b2"}, "it leaves as in BC-7.5"
    assert verdict(state, ROW) == verdict(state, GoToIsland("b1")) == "BC-7.5"
    play(state, MoveAway("b2"), Swim("c2"), ROW)


def test_BC_7_6_under_another_card_jaws_removes_it_likewise() -> None:
    state = jaws_moves(ONLY, "c1")
    play(state, ROW)
    assert options(state, Remove) == {"b1"}


def test_BC_7_6_if_no_card_may_be_removed_the_step_is_skipped() -> None:
    state = jaws_moves(ONLY.replace("~  ~#", "~# ~#", 1), "c1")
    play(state, ROW)
    assert verdict(state, END) == LEGAL
    event = jaws_turn(play(state, END))
    assert (event.removed, event.island) == (None, None)
