"""How a match of Act 2 ends (OR-8), and what becomes of a side that a seat leaves."""

from __future__ import annotations

import pytest

from games.orca.boats import Loaded, plain_figures, play, position, ready, surface_at, told
from seaboard.engine.chance import SeededChance
from seaboard.engine.events import DEAF
from seaboard.engine.facts import Outcome
from seaboard.games.orca import GAME
from seaboard.games.orca.data import GEAR_NUMBER, MAX_ROUNDS
from seaboard.games.orca.happenings import Ended, Fell
from seaboard.games.orca.state import OrcaState
from seaboard.games.orca.words import Agree, Attack, Decide, Decline, Prepare, StrikeMember, StrikeTile


@pytest.fixture(autouse=True)
def _figures(monkeypatch: pytest.MonkeyPatch) -> None:
    plain_figures(monkeypatch)


def ended(state: OrcaState) -> tuple[str, tuple[int, ...]]:
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert GAME.turn(state) is None
    return outcome.ending, outcome.places


def leave(state: OrcaState, seat: int) -> OrcaState:
    GAME.resign(state, seat, "resigned", SeededChance(bytes(32)), DEAF)
    return state


def test_OR_8_1_three_members_eliminated_the_shark_wins_at_once() -> None:
    state = position(brody="P1-water", hooper="out", quint="out", wounds={"brody": 4}, gear={"brody": "net"})
    surface_at(state, "A")
    events = told(state, StrikeMember("brody"), dice=Loaded(strike="2 0 0"))
    assert events[-1] == Ended("crew-eliminated", "shark")
    assert ended(state) == ("crew-eliminated", (1, 2))


def test_OR_8_1_the_last_tile_destroyed_the_shark_wins_at_once() -> None:
    """Nobody falls any more, and no bite comes."""
    state = surface_at(position("d x x x / x x x x", brody="P1-tile", hooper="P2-water", quint="P3-water"), "A")
    events = told(state, StrikeTile("P1"), dice=Loaded(strike="1 1 0"))
    assert not any(isinstance(event, Fell) for event in events)
    assert ended(state) == ("boat-destroyed", (1, 2))


def test_OR_8_1_a_damaged_tile_still_bears_the_match() -> None:
    state = surface_at(position("d x x x / x x x x", brody="P1-tile", hooper="P2-water", quint="P3-water"), "A")
    play(state, StrikeTile("P1"), dice=Loaded(strike="1 0 0"))
    assert GAME.outcome(state) is None


def test_OR_8_2_the_sharks_last_wound_the_crew_wins_at_once() -> None:
    hook = Prepare("brody", "P1-tile", "boat-hook", "P1")
    axe = Prepare("hooper", "P1-tile", "ice-axe", "P1")
    state = surface_at(position(shark_wounds=16), "A", None, hook, axe)
    play(state, Attack("brody"), dice=Loaded(brody="2 1"))
    assert ended(state) == ("shark-eliminated", (2, 1))


def test_OR_8_2_also_by_the_poison_spear() -> None:
    state = surface_at(position(shark_wounds=17, attached=(GEAR_NUMBER["poison-spear"],)), "A")
    play(state, Decline())
    assert ended(state) == ("shark-eliminated", (2, 1))


def test_OR_8_3_after_the_last_round_the_match_is_a_draw() -> None:
    state = surface_at(position(round=3, max_rounds=3), "A")
    play(state, Decline())
    assert ended(state) == ("round-limit", (1, 1))
    outcome = GAME.outcome(state)
    assert isinstance(outcome, Outcome)
    assert outcome.winners() == (0, 1), "a draw: all share the first place"
    assert GAME.facts.read_options({})["max-rounds"] == MAX_ROUNDS == 60


def test_OR_8_3_not_before_it() -> None:
    state = surface_at(position(round=2, max_rounds=3), "A")
    play(state, Decline())
    assert state.round == 3
    assert GAME.outcome(state) is None


@pytest.mark.parametrize(
    ("seats", "seat", "places"),
    [
        pytest.param(2, 0, (2, 1), id="OR-1 the shark leaves: the crew wins"),
        pytest.param(2, 1, (1, 2), id="OR-1 the crew leaves: the shark wins"),
        pytest.param(4, 0, (2, 1, 1, 1), id="OR-1 the seats of one side share their place (ALL-6)"),
    ],
)
def test_leaving_ends_the_match(seats: int, seat: int, places: tuple[int, ...]) -> None:
    assert ended(leave(position(seats=seats), seat)) == ("resigned", places)


def test_OR_1_when_one_of_the_crew_leaves_the_others_act_for_its_member() -> None:
    state = leave(position(seats=4), 2)
    play(state, Decide("A"))
    turn = GAME.turn(state)
    assert turn is not None
    assert turn.seats == (1, 3)
    assert {Prepare("hooper", "S2-tile"), Prepare("brody", "P2-tile")} <= set(GAME.legal_actions(state, 1))
    assert Prepare("hooper", "S2-tile") in GAME.legal_actions(state, 3)
    assert state.actors == ((1,), (1, 3), (3,))
    play(state, *ready(state))
    leave(leave(state, 1), 3)
    assert ended(state)[0] == "resigned"


def test_a_seat_that_leaves_a_sharing_is_not_waited_for() -> None:
    """ALL-9."""
    state = GAME.setup(4, (None,) * 4, GAME.facts.read_options({}), SeededChance(bytes(32)), DEAF)
    play(state, Agree(), Agree())
    assert state.phase == "sharing"
    leave(state, 3)
    assert state.phase == "standing"


def test_a_forfeit_is_told_apart() -> None:
    """ALL-6."""
    state = position()
    GAME.resign(state, 1, "forfeited", SeededChance(bytes(32)), DEAF)
    assert ended(state) == ("forfeited", (1, 2))
    assert set(GAME.facts.endings) >= {"forfeited", "resigned", "round-limit"}


def test_after_the_end_the_hand_is_shown() -> None:
    """OR-3.5: what was hidden is hidden no more."""
    state = play(position(hand="big-mouth hard-target"), Decide("B", "big-mouth"))
    assert GAME.view(state, 1).shark.hand is None
    shark = GAME.view(leave(state, 0), 1).shark
    assert (shark.hand, shark.ability, shark.place) == (("hard-target",), "big-mouth", "B")
