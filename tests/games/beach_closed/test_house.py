"""The house bots of Beach Closed, in either role, and what the clock plays: legal, sensible, never twice the same."""

from __future__ import annotations

import pytest

from games.beach_closed.grounds import JAWS, ORCA, at, jaws_moves, jaws_turn, mover, orca_acts, orca_moves, play_choice
from games.beach_closed.test_belief import AtRandom, knows
from seaboard.bots.contract import Bot, Budget
from seaboard.bots.offline import opening_of, play_match
from seaboard.catalogue import Catalogue
from seaboard.engine.chance import QuickChance
from seaboard.engine.events import DEAF
from seaboard.engine.facts import Outcome
from seaboard.engine.game import Choice
from seaboard.games.beach_closed import GAME
from seaboard.games.beach_closed.sightings import Memory
from seaboard.games.beach_closed.state import BeachClosedState
from seaboard.games.beach_closed.words import END, SHOOT, Dynamite, GoToIsland, MoveSwimmer, PlaceSwimmer, Remove, Sail

BOTS = Catalogue()["beach-closed"].bots
LEVELS = ("easy", "medium")


def choose(level: str, state: BeachClosedState, memory: Memory, number: int = 0) -> Choice:
    seat, chance = mover(state), QuickChance(number)
    if level == "clock":
        return GAME.default_choice(GAME.view(state, seat), memory, seat, chance)
    legal = GAME.legal_actions(state, seat)
    return BOTS[level].choose(GAME.view(state, seat), memory, seat, legal, Budget(), chance)


NEAR = """
    J  ~  ~  ~  ~  ~
    ~  ~x ~  ~s ~  ~
    ~  ~  ~  ~  ~  ~s
    ~  ~  ~  ~  ~s ~
    ~  ~  ~  ~  ~  Ob
"""


def test_medium_jaws_kills_what_it_can_reach() -> None:
    for number in range(20):
        state = jaws_moves(NEAR)
        events = play_choice(state, *choose("medium", state, knows(state, "b2"), number))
        assert jaws_turn(events).killed == "d2"


@pytest.mark.parametrize("level", [*LEVELS, "clock"])
def test_nobody_swims_into_dynamite_when_it_can_choose(level: str) -> None:
    drawing = NEAR.replace("~x ~ ", "~x ~*").replace("~s ~  ~\n    ~  ~  ~ ", "~s ~  ~\n    ~  ~  ~*", 1)
    for number in range(20):
        state = jaws_moves(drawing)
        assert not jaws_turn(play_choice(state, *choose(level, state, knows(state, "b2"), number))).hit


@pytest.mark.parametrize("level", [*LEVELS, "clock"])
@pytest.mark.parametrize("shark", ["island", "leave a3", "b2", "d2", "a1"])
def test_every_beginning_of_jaws_turn_is_played_to_its_end(level: str, shark: str) -> None:
    """BC-5.4, BC-6.1, BC-7.5: the choice is a whole secret turn."""
    drawing = NEAR.replace("~x", "~")
    for number in range(20):
        state = jaws_moves(drawing, shark)
        play_choice(state, *choose(level, state, knows(state, shark, "b5"), number))
        assert mover(state) == ORCA


MIDDLE = """
    J  ~  ~  ~  ~  ~
    ~  ~  ~  ~s ~  ~
    ~  ~  ~s ~b ~  ~
    ~  ~  ~s ~  ~  ~
    ~  ~  ~  ~  ~  O
"""


def test_jaws_cannot_be_read() -> None:
    """Several ends, both clues, both islands: no habit (ALL-3 draws them from the bot's own chance)."""
    for level in ("medium", "clock"):
        quiet, due = [], []
        for number in range(60):
            state = jaws_moves(NEAR, "a4")
            events = play_choice(state, *choose(level, state, knows(state, "a4", "b3"), number))
            quiet.append((state.shark, jaws_turn(events).clue))
            state = jaws_moves(MIDDLE, "island")
            choice = choose(level, state, knows(state, "island"), number)
            due.append(choice[0])
        assert len({shark for shark, _ in quiet}) >= 3, level
        assert {clue.line for _, clue in quiet if clue} == {"row", "column"}, level
        assert set(due) == {GoToIsland("a1"), GoToIsland("f5")}, level


FAR = """
    J  ~  ~  ~  ~  ~
    ~  ~  ~s ~  ~  ~
    ~  ~  ~  ~s ~  ~
    ~  ~  ~  ~  ~s ~
    ~  ~  ~  ~  ~  Ob
"""


def test_medium_orca_sails_to_where_the_shark_most_likely_is() -> None:
    for number in range(20):
        state = orca_moves(FAR, "f3", swimmer_moves=0)
        memory = Memory(knows(state, "f3").scene, ((at("a3"), 0.1), (at("d5"), 0.2), (at("f3"), 0.7)))
        choice = choose("medium", state, memory, number)
        assert choice == (Sail("f4"), Sail("f3"), SHOOT)


def test_easy_orca_guesses_along_the_clue() -> None:
    state = orca_moves(FAR, "f3", clue=4)
    ends = {choose("easy", state, knows(state, "f3"), number)[:-1] for number in range(40)}
    assert ends == {(), (Sail("e5"),), (Sail("e5"), Sail("d5"))}


def test_medium_orca_lays_dynamite_the_likelier_the_surer_it_is() -> None:
    sure, spread = 0, 0
    for number in range(40):
        state = orca_acts(FAR, "b4")
        sure += choose("medium", state, knows(state, "b4", "c4"), number) == (Dynamite("b4", "right"),)
        places = ("a5", "c5", "e5", "a3", "c1", "e1", "f2", "b4")
        spread += isinstance(choose("medium", state, knows(state, *places), number)[0], Dynamite)
    assert (sure, spread) == (40, 0)


def test_medium_orca_moves_a_swimmer_out_of_reach() -> None:
    state = orca_acts(FAR, "c3", orca_tokens=0)
    (move,) = choose("medium", state, knows(state, "b2"))
    assert isinstance(move, MoveSwimmer)
    assert move.origin == "c2"


def test_medium_orca_places_its_swimmers_apart_and_not_always_alike() -> None:
    state = GAME.setup(2, (None, None), {"jaws": "seat-0"}, QuickChance(1), DEAF)
    layouts = {choose("medium", state, GAME.start_memory(ORCA), number) for number in range(10)}
    assert len(layouts) > 5
    for layout in layouts:
        cards = [action.card for action in layout if isinstance(action, PlaceSwimmer)]
        assert len(set(cards)) == 3
        assert not {"b1", "a2"} & set(cards)


@pytest.mark.parametrize("level", [*LEVELS, "clock"])
def test_orca_shoots_and_then_removes_a_card(level: str) -> None:
    state = orca_acts(FAR, "a1", orca_tokens=0, swimmer_moves=0)
    (removal,) = choose(level, state, knows(state, "a1"))
    assert isinstance(removal, Remove)
    state = orca_moves(FAR, "a1")
    assert choose(level, state, knows(state, "a1"))[-1] == SHOOT


@pytest.mark.parametrize("level", [*LEVELS, "clock"])
def test_the_same_chance_gives_the_same_choice(level: str) -> None:
    for state in (jaws_moves(NEAR), orca_moves(FAR, "c3")):
        memory = knows(state, "b2", "c3")
        assert choose(level, state, memory, 7) == choose(level, state, memory, 7)


# Whole matches


def wins(jaws: str, orca: str, matches: int) -> list[Outcome]:
    players: dict[str, Bot] = {**BOTS, "random": AtRandom()}
    return [
        play_match(GAME, [players[jaws], players[orca]], opening_of(GAME, 2, {"jaws": "seat-0"}, f"{number}")).outcome
        for number in range(matches)
    ]


@pytest.mark.parametrize(
    ("jaws", "orca", "winner", "at_least"),
    [
        pytest.param("random", "medium", ORCA, 14, id="Orca medium beats a random shark"),
        pytest.param("medium", "random", JAWS, 14, id="Jaws medium beats a random boat"),
        pytest.param("medium", "easy", JAWS, 13, id="Jaws medium beats Orca easy"),
        pytest.param("easy", "medium", ORCA, 12, id="Orca medium beats Jaws easy"),
    ],
)
def test_the_ladder(jaws: str, orca: str, winner: int, at_least: int) -> None:
    """Of 20 matches; the seeds are fixed, so that this is a check of the bots and not of luck."""
    assert sum(outcome.winners() == (winner,) for outcome in wins(jaws, orca, 20)) >= at_least


def test_a_choice_of_the_house_ends_where_the_match_does() -> None:
    """BC-8.1: after the last kill nothing follows, neither an island nor END."""
    state = jaws_moves(NEAR)
    state.table.swimmers = 1 << at("d2")
    choice = choose("medium", state, knows(state, "b2"))
    assert END not in choice
    play_choice(state, *choice)
    assert GAME.outcome(state) == Outcome("no-swimmers", (1, 2))
