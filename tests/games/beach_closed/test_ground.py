"""The hunting ground: which cards touch, which may go, and where islands move (BC-2, BC-7)."""

from __future__ import annotations

import pytest

from games.beach_closed.grounds import LEGAL, WHOLE, drawn, orca_acts, orca_moves, play, verdict
from seaboard.games.beach_closed.data import CELL_NAMES, CELL_NUMBER
from seaboard.games.beach_closed.ground import NEIGHBOURS, names_of, removable
from seaboard.games.beach_closed.state import Table
from seaboard.games.beach_closed.words import End, OrcaTurn, Remove, Sail


def test_BC_2_1_six_columns_and_five_rows_with_an_island_in_two_corners() -> None:
    table = Table()
    assert len(CELL_NAMES) == 30
    assert CELL_NAMES[:7] == ("a1", "b1", "c1", "d1", "e1", "f1", "a2")
    assert len(names_of(table.water)) == 28
    assert (CELL_NAMES[table.jaws_island], CELL_NAMES[table.orca_island]) == ("a1", "f5")
    assert drawn(WHOLE)[0].water == table.water


@pytest.mark.parametrize(
    ("card", "around"),
    [
        pytest.param("a1", ("b1", "a2"), id="BC-2.2 a corner touches two"),
        pytest.param("f3", ("f2", "e3", "f4"), id="BC-2.2 the side touches three and does not go round"),
        pytest.param("a3", ("a2", "b3", "a4"), id="BC-2.2 nor on the left"),
        pytest.param("c3", ("c2", "b3", "d3", "c4"), id="BC-2.2 inside touches four, none by a corner"),
    ],
)
def test_which_cards_touch(card: str, around: tuple[str, ...]) -> None:
    assert names_of(NEIGHBOURS[CELL_NUMBER[card]]) == around


def test_BC_2_2_an_empty_place_cannot_be_entered() -> None:
    verdicts = boat_verdicts("""
        J  ~  ~  ~  ~  ~x
        ~  ~  ~  ~  ~  ~
        ~  ~  ~  ~  ~  ~
        ~  ~  ~  ~  ~  -
        ~  ~  ~  ~  ~  Ob
    """)
    assert verdicts == {"e5": LEGAL, "f4": "BC-2.2", "e4": "BC-2.2", "f5": "BC-2.2"}


def boat_verdicts(drawing: str) -> dict[str, str]:
    state = orca_moves(drawing)
    return {card: verdict(state, Sail(card)) for card in ("e5", "f4", "e4", "f5")}


def goes(drawing: str) -> tuple[str, ...]:
    """The cards that may be removed by what everybody sees."""
    return names_of(removable(drawn(drawing)[0]))


def test_BC_7_1_on_the_whole_ground_the_edge_is_its_border() -> None:
    border = {name for name in CELL_NAMES if name[0] in "af" or name[1] in "15"} - {"a1", "f5"}
    assert set(goes(WHOLE)) == border


HOLE = """
    Jb ~  ~  ~  ~  ~
    ~  ~  ~  ~  ~  ~
    ~  ~  -  ~  ~  ~
    ~  ~  ~  ~  ~  ~
    ~  ~  ~  ~  ~  O
"""


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        pytest.param("b3", LEGAL, id="BC-7.1 a card beside a hole is at the edge"),
        pytest.param("b2", "BC-7.1", id="BC-7.1 one that touches the hole by a corner is not"),
        pytest.param("d4", "BC-7.1", id="BC-7.1 nor one enclosed on all sides"),
        pytest.param("c3", "BC-7.1", id="BC-7.1 nor an empty place"),
        pytest.param("a1", "BC-7.3", id="BC-7.3 an island is never removed"),
        pytest.param("f5", "BC-7.3", id="BC-7.3 neither is the other"),
    ],
)
def test_what_lies_at_the_edge(card: str, expected: str) -> None:
    assert verdict(orca_acts(HOLE, "d4"), Remove(card)) == expected


def test_BC_7_1_a_card_must_be_removed_if_one_may() -> None:
    assert verdict(orca_acts(HOLE, "d4"), End()) == "BC-7.1"


CUTS = """
    J  ~  -  -  -  -
    ~  ~  -  -  -  -
    -  ~  ~  ~  -  -
    -  -  -  ~  ~  ~
    -  -  -  -  -  Ob
"""


@pytest.mark.parametrize(
    ("drawing", "card", "expected"),
    [
        pytest.param(CUTS, "c3", "BC-7.2", id="BC-7.2 no water card may be cut off"),
        pytest.param(CUTS, "b3", "BC-7.2", id="BC-7.2 nor a group of them"),
        pytest.param(CUTS, "a2", LEGAL, id="BC-7.2 what stays hangs together"),
        pytest.param(
            """
            -  -  -  -  -  -
            -  -  ~  J  ~  ~
            -  -  ~  ~  ~  -
            -  -  -  -  -  -
            -  -  -  -  -  Ob
            """,
            "d3",
            LEGAL,
            id="BC-7.2 a way over an island counts",
        ),
        pytest.param(
            """
            -  -  -  -  -  -
            -  -  ~  -  ~  ~
            -  J  ~  ~  ~  Ob
            -  -  -  -  -  -
            -  -  -  -  -  -
            """,
            "d3",
            "BC-7.2",
            id="BC-7.2 without the island there it would be cut",
        ),
        pytest.param(
            """
            -  -  -  -  -  -
            -  ~  J  ~  ~  -
            -  ~  -  -  ~  -
            -  ~  ~  ~  ~  -
            -  -  -  Ob -  -
            """,
            "d4",
            LEGAL,
            id="BC-7.2 an island that moves closes the gap, and the other joins what is left",
        ),
        pytest.param(
            """
            J  ~  -  -  -  -
            -  -  -  -  -  -
            -  -  -  -  -  -
            -  -  -  -  -  -
            -  -  -  -  -  Ob
            """,
            "b1",
            "BC-7.3",
            id="BC-7.3 the last water card stays: both islands would be cut off",
        ),
        pytest.param(
            """
            -  J  -  -  -  -
            -  ~  ~  ~  -  -
            -  Ob -  -  -  -
            -  -  -  -  -  -
            -  -  -  -  -  -
            """,
            "b2",
            "BC-7.3",
            id="BC-7.3 a removal that would cut off both islands is illegal",
        ),
    ],
)
def test_what_a_removal_may_cut(drawing: str, card: str, expected: str) -> None:
    state = orca_acts(drawing, "c2")
    assert verdict(state, Remove(card)) == expected


LONELY = """
    J  ~s ~  ~  ~  ~
    -  ~  ~  ~  ~  ~
    ~  ~  ~  ~  ~  ~
    ~  ~  ~  ~  ~  ~
    ~  ~  ~  ~  ~  O
"""


def removed_b1(shark: str, boat: str) -> tuple[str, str, str, OrcaTurn]:
    """Jaws' island hangs on b1 alone, and Orca removes it: where are the island, the shark and the boat?"""
    state = orca_acts(LONELY.replace("~s", "~"), shark, boat=CELL_NUMBER[boat])
    events = play(state, Remove("b1"))
    event = events.told[0].public
    assert isinstance(event, OrcaTurn)
    table = state.table
    shark_now = CELL_NAMES[state.shark] if state.shark < 30 else "leave " + CELL_NAMES[state.shark - 31]
    return CELL_NAMES[table.jaws_island], shark_now, CELL_NAMES[table.boat], event


def test_BC_7_3_an_island_that_is_cut_off_moves_to_the_place_of_the_removed_card() -> None:
    island, _, _, event = removed_b1("c3", "f5")
    assert island == "b1"
    assert event.island is not None
    assert (event.island.side, event.island.origin, event.island.target) == ("jaws", "a1", "b1")


@pytest.mark.parametrize(
    ("shark", "boat", "expected"),
    [
        pytest.param("a1", "f5", ("b1", "f5"), id="BC-7.3 with the shark that is under it"),
        pytest.param("c3", "a1", ("c3", "b1"), id="BC-7.3 with the boat that is on it"),
        pytest.param("a1", "a1", ("b1", "b1"), id="BC-7.3 with both"),
        pytest.param("b1", "f5", ("leave b1", "f5"), id="BC-7.3 onto the shark, which still goes to a touching card"),
    ],
)
def test_who_moves_with_an_island(shark: str, boat: str, expected: tuple[str, str]) -> None:
    assert removed_b1(shark, boat)[1:3] == expected


def test_BC_7_3_an_island_that_only_the_other_island_touches_moves_at_the_next_removal() -> None:
    state = orca_acts(
        """
        -  -  -  -  -  -
        -  O  J  ~  ~b -
        -  -  -  ~x ~  ~
        -  -  -  -  -  -
        -  -  -  -  -  -
        """
    )
    play(state, Remove("f3"))
    assert CELL_NAMES[state.table.orca_island] == "f3"


def test_BC_7_4_what_holds_a_card() -> None:
    state = orca_acts(
        """
        J  ~s ~# ~p ~r ~
        ~x ~  ~  ~  ~  ~
        ~  ~  ~  ~  ~  ~
        ~  ~  ~  ~  ~  ~
        ~  ~  ~  ~b ~  O
        """
    )
    verdicts = {card: verdict(state, Remove(card)) for card in ("b1", "c1", "d1", "e1", "d5", "a2", "f1")}
    assert verdicts == {
        "b1": "BC-7.4",  # a swimmer
        "c1": "BC-5.3",  # a block
        "d1": "BC-7.4",
        "e1": "BC-7.4",
        "d5": "BC-7.4",  # the boat
        "a2": LEGAL,  # the shark does not hold a card for Orca: it does not know (ALL-4)
        "f1": LEGAL,
    }
