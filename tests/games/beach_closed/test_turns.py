"""The sides, the set-up, the order of a turn, the tokens and the end (BC-1, BC-3, BC-8)."""

from __future__ import annotations

import pytest

from games.beach_closed.grounds import (
    JAWS,
    LEGAL,
    ORCA,
    WHOLE,
    chance,
    jaws_moves,
    orca_acts,
    orca_moves,
    play,
    verdict,
)
from seaboard.engine.chance import SeededChance
from seaboard.engine.events import DEAF, Recorder
from seaboard.engine.facts import Outcome
from seaboard.engine.play import decide
from seaboard.engine.records import Action
from seaboard.games.beach_closed import GAME
from seaboard.games.beach_closed.data import CELL_NUMBER
from seaboard.games.beach_closed.ground import names_of
from seaboard.games.beach_closed.state import BeachClosedState
from seaboard.games.beach_closed.words import (
    ATTACK,
    END,
    EXTRA_MOVE,
    HIDE,
    SHOOT,
    BlockCard,
    Clue,
    Dynamite,
    GiveClue,
    GoToIsland,
    JawsTurn,
    MoveSwimmer,
    PlaceCard,
    PlaceSwimmer,
    Remove,
    Sail,
    Swim,
)

ROW, COLUMN = GiveClue("row"), GiveClue("column")


def new_match(jaws: str = "seat-0", number: int = 0) -> BeachClosedState:
    return GAME.setup(2, (None, None), {"jaws": jaws}, SeededChance(bytes([number]) * 32), DEAF)


@pytest.mark.parametrize(
    ("option", "seats"),
    [
        pytest.param("seat-0", {0}, id="BC-1 the first seat"),
        pytest.param("seat-1", {1}, id="BC-1 the second seat"),
        pytest.param("random", {0, 1}, id="BC-1 by default either, at random"),
    ],
)
def test_who_plays_jaws(option: str, seats: set[int]) -> None:
    matches = [new_match(option, number) for number in range(20)]
    assert {match.jaws for match in matches} == seats
    assert all(GAME.roles(match)[match.jaws] == ("jaws",) for match in matches)
    assert all(GAME.roles(match)[1 - match.jaws] == ("orca",) for match in matches)
    assert GAME.facts.read_options({})["jaws"] == "random"


@pytest.mark.parametrize(
    ("state", "action"),
    [
        pytest.param(jaws_moves(WHOLE, "c3"), SHOOT, id="BC-1 Jaws does not shoot"),
        pytest.param(orca_moves(WHOLE, "c3"), Swim("e5"), id="BC-1 Orca does not swim"),
    ],
)
def test_each_side_has_its_own_actions(state: BeachClosedState, action: Action) -> None:
    assert verdict(state, action) == "BC-1"


def test_BC_3_1_jaws_and_boat_begin_on_their_islands_and_everybody_knows_it() -> None:
    state = new_match()
    assert (state.shark, state.table.boat) == (CELL_NUMBER["a1"], CELL_NUMBER["f5"])
    assert GAME.start_memory(ORCA).weights == ((CELL_NUMBER["a1"], 1.0),)


def test_BC_3_1_orca_puts_three_swimmers_on_different_water_cards() -> None:
    state = new_match()
    assert verdict(state, PlaceSwimmer("a1")) == verdict(state, PlaceSwimmer("f5")) == "BC-3.1"
    assert verdict(state, SHOOT) == "BC-3.1"
    play(state, PlaceSwimmer("c3"))
    assert verdict(state, PlaceSwimmer("c3")) == "BC-3.1"
    play(state, PlaceSwimmer("b2"), PlaceSwimmer("e4"))
    assert names_of(state.table.swimmers) == ("b2", "c3", "e4")
    assert verdict(orca_moves(WHOLE, "c3"), PlaceSwimmer("c3")) == "BC-3.1"


def begun() -> BeachClosedState:
    state = new_match()
    play(state, *map(PlaceSwimmer, ("d2", "d4", "e3")))
    return state


def test_BC_3_2_jaws_has_three_health_and_orca_three_moves_of_swimmers() -> None:
    view = GAME.view(begun(), ORCA)
    assert (view.health, view.swimmer_moves) == (3, 3)


def test_BC_3_3_jaws_starts_and_each_turn_is_move_actions_removal() -> None:
    state = begun()
    assert verdict(state, Remove("f1")) == verdict(state, END) == "BC-3.3"
    play(state, ROW)
    assert verdict(state, Swim("b1")) == verdict(state, COLUMN) == "BC-3.3"
    play(state, Remove("f1"))
    assert verdict(state, Remove("e1")) == "BC-3.3"
    play(state, END)
    play(state, Sail("f4"), SHOOT)
    assert verdict(state, Sail("f3")) == "BC-3.3"
    play(state, Remove("e1"))
    assert GAME.turn(state) == GAME.turn(begun())
    assert state.table.turn == 3


@pytest.mark.parametrize(
    "action",
    [
        pytest.param(SHOOT, id="BC-3.3 shooting ends Orca's move"),
        pytest.param(MoveSwimmer("c3", "d3"), id="BC-3.3 and so does moving a swimmer"),
        pytest.param(BlockCard("c3"), id="BC-3.3 and blocking"),
        pytest.param(PlaceCard("f1"), id="BC-3.3 and bringing a card back"),
        pytest.param(Dynamite("b2", "right"), id="BC-3.3 and dynamite"),
    ],
)
def test_what_ends_orcas_move(action: Action) -> None:
    state = orca_moves(WHOLE.replace("~\n    ~  ~  ~  ~  ~  ~", "-\n    ~  ~  ~  ~  ~  ~", 1), "a1")
    state.table.swimmers = 1 << CELL_NUMBER["c3"]
    play(state, action)
    assert verdict(state, Sail("f4")) == verdict(state, EXTRA_MOVE) == "BC-3.3"


TOKENS_OF_JAWS: list[Action] = [EXTRA_MOVE, HIDE]
CARD_TOKENS: list[Action] = [PlaceCard("f1"), BlockCard("c3")]
GAP = """
    J  ~  ~  ~  ~  -
    ~  ~  ~  ~  ~  ~
    ~  ~  ~x ~  ~  ~
    ~  ~  ~  ~  ~  ~
    ~  ~  ~  ~  ~  Ob
"""


def first_turn_verdicts() -> dict[str, str]:
    moving, acting = jaws_moves(GAP, turn=1), jaws_moves(GAP, turn=1)
    play(acting, ROW)
    orcas = orca_moves(GAP, turn=2)
    found = {f"jaws {action}": verdict(moving, action) for action in TOKENS_OF_JAWS}
    found |= {f"jaws {action}": verdict(acting, action) for action in CARD_TOKENS}
    return found | {
        f"orca {action}": verdict(orcas, action) for action in (*CARD_TOKENS, EXTRA_MOVE, Dynamite("b2", "right"))
    }


def test_BC_3_5_no_token_in_a_sides_first_turn() -> None:
    verdicts = first_turn_verdicts()
    assert len(verdicts) == 8
    assert set(verdicts.values()) == {"BC-3.5"}


def test_BC_3_5_several_tokens_in_one_turn_and_all_of_them_are_told() -> None:
    state = jaws_moves(GAP)
    play(state, EXTRA_MOVE, Swim("c2"), HIDE, PlaceCard("f1"), BlockCard("f1"), Remove("a2"))
    event = play(state, END).told[0].public
    assert isinstance(event, JawsTurn)
    assert event.tokens == ("place-card", "block-card", "extra-move", "hide")
    assert (event.placed, event.blocked) == ("f1", "f1")
    assert GAME.view(state, ORCA).jaws_tokens == ()


def test_BC_3_5_extra_move_is_public_also_where_it_is_not_swum() -> None:
    state = jaws_moves(GAP)
    event = play(state, EXTRA_MOVE, ROW, Remove("a2"), END).told[0].public
    assert isinstance(event, JawsTurn)
    assert event.tokens == ("extra-move",)


def used_twice(state: BeachClosedState, *actions: Action) -> str:
    play(state, *actions[:-1])
    return verdict(state, actions[-1])


@pytest.mark.parametrize(
    ("state", "actions"),
    [
        pytest.param(jaws_moves(GAP), (EXTRA_MOVE, EXTRA_MOVE), id="BC-3.4 Jaws' extra-move once"),
        pytest.param(jaws_moves(GAP, jaws_tokens=7), (HIDE,), id="BC-3.4 hide once"),
        pytest.param(jaws_moves(GAP), (ROW, BlockCard("c3"), BlockCard("c4")), id="BC-3.4 Jaws' block-card once"),
        pytest.param(jaws_moves(GAP, jaws_tokens=14), (ROW, PlaceCard("f1")), id="BC-3.4 Jaws' place-card once"),
        pytest.param(orca_moves(GAP), (EXTRA_MOVE, EXTRA_MOVE), id="BC-3.4 Orca's extra-move once"),
        pytest.param(orca_moves(GAP), (BlockCard("c3"), BlockCard("c4")), id="BC-3.4 Orca's block-card once"),
        pytest.param(orca_moves(GAP, orca_tokens=14), (PlaceCard("f1"),), id="BC-3.4 Orca's place-card once"),
        pytest.param(orca_moves(GAP), (Dynamite("a3", "down"), Dynamite("b2", "right")), id="BC-3.4 dynamite once"),
    ],
)
def test_each_token_is_used_once(state: BeachClosedState, actions: tuple[Action, ...]) -> None:
    assert used_twice(state, *actions) == "BC-3.4"


def test_BC_3_4_each_side_has_four_tokens_and_moving_swimmers_is_none() -> None:
    view = GAME.view(begun(), ORCA)
    assert view.jaws_tokens == ("place-card", "block-card", "extra-move", "hide")
    assert view.orca_tokens == ("place-card", "block-card", "extra-move", "dynamite")
    first_turn = orca_moves(GAP.replace("~x", "~s"), "a1", turn=2)
    assert verdict(first_turn, MoveSwimmer("c3", "c4")) == LEGAL


# The end


LAST_SWIMMER = """
    J  ~  ~  ~  ~  ~
    ~  ~x ~s ~  ~  ~
    ~  ~  ~  ~  ~  ~
    ~  ~  ~  ~  ~  ~
    ~  ~  ~  ~  ~  Ob
"""


def test_BC_8_1_jaws_wins_when_the_last_swimmer_is_dead_in_the_middle_of_its_turn() -> None:
    state = jaws_moves(LAST_SWIMMER)
    events = Recorder()
    decide(GAME, state, JAWS, (Swim("c2"),), chance(), events)
    assert GAME.turn(state) is None
    assert GAME.outcome(state) == Outcome("no-swimmers", (1, 2))
    assert isinstance(events.told[0].public, JawsTurn)
    assert events.told[0].public.killed == "c2"


def test_BC_8_1_also_by_staying_under_it() -> None:
    state = jaws_moves(LAST_SWIMMER.replace("~x", "~"), "c2")
    play(state, ATTACK)
    assert GAME.outcome(state) == Outcome("no-swimmers", (1, 2))


def test_BC_8_1_two_dead_swimmers_are_not_enough() -> None:
    state = jaws_moves(LAST_SWIMMER.replace("~\n", "~s\n", 1))
    play(state, Swim("c2"), GoToIsland("a1"))
    assert GAME.outcome(state) is None


def test_BC_8_1_orca_wins_with_the_third_hit() -> None:
    state = orca_moves(WHOLE, "f4", health=1)
    play(state, Sail("f4"), SHOOT)
    assert GAME.outcome(state) == Outcome("shark-killed", (2, 1))
    assert orca_hits(health=2) is None


def orca_hits(health: int) -> Outcome | None:
    state = orca_moves(WHOLE, "f5", health=health)
    play(state, SHOOT)
    return GAME.outcome(state)


def test_BC_8_1_the_third_hit_may_be_dynamite_in_jaws_own_turn() -> None:
    state = jaws_moves(LAST_SWIMMER.replace("~s", "~*"), health=1)
    events = play(state, Swim("c2"))
    assert GAME.outcome(state) == Outcome("shark-killed", (2, 1))
    assert [type(told.public).__name__ for told in events.told] == ["JawsTurn", "Ended"]


STUCK = """
    J  ~# ~# Ob -  -
    -  ~x -  -  -  -
    -  ~# -  -  -  -
    -  -  -  -  -  -
    -  -  -  -  -  -
"""
"""No card may go: b2 would cut the others off, and these are blocked."""


def test_BC_8_2_twelve_turns_without_a_removal_are_a_draw() -> None:
    state = jaws_moves(STUCK)
    for turn in range(12):
        assert GAME.outcome(state) is None, turn
        play(state, *((ROW, END) if turn % 2 == 0 else (SHOOT, END)))
    assert GAME.outcome(state) == Outcome("standstill", (1, 1))


def test_BC_8_2_the_turns_must_be_running() -> None:
    state = orca_acts(STUCK, barren=11, blocks=0)
    play(state, Remove("b3"))
    assert state.table.barren == 0
    assert GAME.outcome(state) is None


@pytest.mark.parametrize("leaving", ["resigned", "forfeited"])
@pytest.mark.parametrize("seat", [JAWS, ORCA])
def test_ALL_6_who_leaves_loses(seat: int, leaving: str) -> None:
    state = begun()
    GAME.resign(state, seat, leaving, chance(), DEAF)  # type: ignore[arg-type]
    assert GAME.outcome(state) == Outcome(leaving, (2, 1) if seat == 0 else (1, 2))
    assert GAME.turn(state) is None


def test_ALL_1_what_is_left_to_orca_alone_is_played_for_it() -> None:
    state = orca_moves(STUCK, swimmer_moves=0, orca_tokens=0, blocks=1 << CELL_NUMBER["b1"])
    state.table.swimmers = 1 << CELL_NUMBER["c1"]
    decide(GAME, state, ORCA, (SHOOT,), chance(), Recorder())
    assert names_of(state.table.water) == ("b1", "c1", "b2")
    assert GAME.turn(state) == GAME.turn(jaws_moves(STUCK))


def test_BC_5_5_after_the_end_everybody_sees_the_shark() -> None:
    state = orca_moves(WHOLE, "c3")
    assert GAME.view(state, ORCA).shark is None
    GAME.resign(state, ORCA, "resigned", chance(), DEAF)
    shark = GAME.view(state, ORCA).shark
    assert shark is not None
    assert shark.now.card == "c3"


def test_BC_4_3_the_shark_token_lies_beside_its_line_until_the_next_turn() -> None:
    state = jaws_moves(LAST_SWIMMER)
    play(state, COLUMN, Remove("f1"), END)
    assert GAME.view(state, None).clue == Clue("column", "b")
