"""Both acts as one match: what passes from Act 1 to Act 2, what is shown between them, and who wins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from games.amity.boards import board
from games.orca import boats
from laws.walk import OnceChance
from seaboard.engine.chance import SeededChance
from seaboard.engine.events import DEAF, Recorder
from seaboard.engine.play import begin, decide
from seaboard.engine.records import Action
from seaboard.games.amity import GAME as AMITY
from seaboard.games.amity.events import Revealed
from seaboard.games.amity.words import Eat, EndTurn
from seaboard.games.jaws import GAME
from seaboard.games.jaws.acts import act_in_course
from seaboard.games.jaws.events import MatchOver, SecondAct
from seaboard.games.jaws.state import JawsState
from seaboard.games.jaws.view import ActResult
from seaboard.games.orca import GAME as ORCA
from seaboard.games.orca.data import GEAR_NUMBER
from seaboard.games.orca.state import OrcaState
from seaboard.games.orca.words import Decide, Decline

SEED = bytes([7]) * 32


def opened(
    seats: int = 2, picks: tuple[str | None, ...] | None = None, options: Mapping[str, Any] | None = None
) -> JawsState:
    given = GAME.facts.read_options({"amity-max-rounds": 1, **(options or {})})
    return GAME.setup(seats, picks or (None,) * seats, given, SeededChance(SEED), DEAF)


def play(state: JawsState, *actions: Action, seat: int = 0) -> Recorder:
    events = Recorder()
    for action in actions:
        assert GAME.refusal(state, seat, action) is None
        GAME.apply(state, {seat: action}, SeededChance(SEED), events)
    return events


def to_second_act(state: JawsState, eaten: int | None = None) -> Recorder:
    """Plays Act 1 by its clock; `eaten` is put on the track as it goes. Gives what the last choice told."""
    memories = {seat: GAME.start_memory(seat) for seat in range(len(state.roles))}
    chance = SeededChance(SEED)
    while True:
        turn = GAME.turn(state)
        assert turn is not None
        seat, events = turn.seats[0], Recorder()
        if eaten is not None:
            state.amity.track = eaten
        choice = GAME.default_choice(GAME.view(state, seat), memories[seat], seat, chance)
        decide(GAME, state, seat, choice, chance, events)
        for told in events.told:
            for viewer in memories:
                seen = told.seen_by(viewer)
                if seen is not None:
                    memories[viewer] = GAME.remember(memories[viewer], seen)
        if state.orca is not None:
            return events


def at_the_end_of_act_one(drawn: str) -> JawsState:
    state = opened()
    state.amity = board(drawn)
    return state


# JW-1


@pytest.mark.parametrize(
    ("seats", "picks"),
    [
        pytest.param(2, (None, None), id="JW-1 two seats"),
        pytest.param(3, (None, "quint", None), id="JW-1 three seats, each with what it picked"),
        pytest.param(4, (None,) * 4, id="JW-1 four seats"),
    ],
)
def test_the_second_act_has_the_same_seats_and_roles(seats: int, picks: tuple[str | None, ...]) -> None:
    state = opened(seats, picks)
    roles = GAME.roles(state)
    to_second_act(state)
    assert state.orca is not None
    assert GAME.roles(state) == AMITY.roles(state.amity) == ORCA.roles(state.orca) == roles
    assert state.orca.actors == state.amity.owners
    assert GAME.sides(state) == ((0,), tuple(range(1, seats)))


def test_JW_1_a_seat_that_left_in_act_one_stays_away() -> None:
    state = opened(4)
    GAME.resign(state, 2, "resigned", SeededChance(SEED), DEAF)
    to_second_act(state)
    assert state.orca is not None
    assert state.orca.left == (2,)
    assert state.orca.actors == ((1,), (1, 3), (3,))
    turn = GAME.turn(state)
    assert turn is not None
    assert 2 not in turn.seats


# JW-2


@pytest.mark.parametrize("eaten", range(10))
def test_JW_2_the_swimmers_eaten_fix_the_cards(eaten: int) -> None:
    state = opened()
    events = to_second_act(state, eaten)
    assert state.orca is not None
    assert (len(state.orca.hand), len(state.orca.loose)) == (eaten + 1, 12 - eaten)
    assert SecondAct(eaten, eaten + 1, 12 - eaten) in [told.public for told in events.told]


def test_JW_2_michaels_overshoot_counts_as_nine() -> None:
    state = at_the_end_of_act_one("shark\nshark at N\nN 0+michael\ntrack 8")
    play(state, Eat("michael"), EndTurn())
    assert state.amity.ending == "swimmers"
    assert state.orca is not None
    assert (len(state.orca.hand), len(state.orca.loose)) == (10, 3)


def test_JW_2_act_one_may_end_by_its_rounds_too() -> None:
    state = opened()
    to_second_act(state)
    assert state.amity.ending == "rounds"


# JW-3, JW-6


POISONED = {"shark_wounds": 17, "attached": (GEAR_NUMBER["poison-spear"],)}
"""The shark dies of the poison at the round's end."""


def second_act(orca: OrcaState) -> JawsState:
    state = opened()
    to_second_act(state, 4)
    state.orca = orca
    return state


@pytest.mark.parametrize(
    ("drawn", "others", "ending", "places", "winner"),
    [
        pytest.param(
            "x x x x / . x x x",
            {"shark_wounds": 17, "attached": (3,)},
            "shark-eliminated",
            (2, 1),
            "crew",
            id="JW-3 crew",
        ),
        pytest.param(boats.WHOLE, {"max_rounds": 1}, "round-limit", (1, 1), None, id="JW-6 a draw of Act 2"),
    ],
)
def test_who_wins_act_two_wins_the_match(
    drawn: str, others: dict[str, Any], ending: str, places: tuple[int, ...], winner: str | None
) -> None:
    stand = {"brody": "S1-tile", "hooper": "S1-tile", "quint": "S1-tile", **others}
    state = second_act(boats.surface_at(boats.position(drawn, **stand), "A"))
    events = play(state, Decline())
    assert isinstance(events.told[-1].public, MatchOver)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.ending, outcome.places) == (ending, places)
    assert GAME.turn(state) is None
    assert GAME.view(state, None).results == (
        ActResult(1, "rounds", "crew", 4),
        ActResult(2, ending, winner, None),  # type: ignore[arg-type]
    )


def test_JW_3_the_shark_may_win_act_two_after_losing_act_one() -> None:
    state = at_the_end_of_act_one("crew quint 4\nattached 1\norca 1\nquint at 1\nshark at 1")
    launch = next(action for action in GAME.legal_actions(state, 1) if action.TYPE == "amity.launch" and _at_1(action))
    play(state, launch, seat=1)
    assert state.amity.ending == "barrels"
    assert GAME.outcome(state) is None, "Act 1 decides nothing"
    GAME.resign(state, 1, "resigned", SeededChance(SEED), DEAF)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.places == (1, 2)
    assert [result.winner for result in GAME.view(state, None).results] == ["crew", "shark"]


def _at_1(action: Action) -> bool:
    return getattr(action, "space", getattr(action, "to", None)) == "1"


@pytest.mark.parametrize(
    ("seat", "places"),
    [
        pytest.param(0, (2, 1), id="JW-3 the shark gives up in Act 1"),
        pytest.param(1, (1, 2), id="JW-3 the crew gives up in Act 1"),
    ],
)
def test_who_gives_up_in_act_one_has_lost(seat: int, places: tuple[int, ...]) -> None:
    state, events = opened(), Recorder()
    GAME.resign(state, seat, "forfeited", SeededChance(SEED), events)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.ending, outcome.places, state.orca) == ("forfeited", places, None)
    assert isinstance(events.told[-1].public, MatchOver)
    told = len(events.told)
    GAME.resign(state, 1 - seat, "forfeited", SeededChance(SEED), events)
    assert len(events.told) == told, "after the end nothing changes"


# JW-4


def test_JW_4_act_one_is_secret_in_act_one_and_shown_after_it() -> None:
    state = opened()
    assert GAME.view(state, 1).amity.shark is None
    events = to_second_act(state)
    for viewer in (1, None):
        shown = GAME.view(state, viewer).amity
        assert shown.shark is not None
        assert shown.shark.voyages == tuple(state.amity.voyages)
        assert len(shown.shark.tokens) == 4
        assert shown.deck_order is not None
    (revealed,) = [told.public for told in events.told if isinstance(told.public, Revealed)]
    assert revealed.voyages == tuple(state.amity.voyages)


def test_JW_4_the_seed_is_in_no_view_and_no_event() -> None:
    state = opened()
    events = to_second_act(state)
    shown = repr([GAME.view(state, viewer) for viewer in (None, 0, 1)]) + repr(events.told)
    assert SEED.hex() not in shown
    assert repr(SEED) not in shown


# JW-5


@pytest.mark.parametrize("act", [1, 2])
def test_JW_5_each_act_answers_as_its_own_game_does(act: int) -> None:
    state = opened(4)
    if act == 2:
        to_second_act(state)
    assert (state.orca is None) == (act == 1)
    game, inner = act_in_course(state)
    assert GAME.turn(state) == game.turn(inner)
    assert GAME.channels(state) == game.channels(inner)
    for seat in range(4):
        assert list(GAME.legal_actions(state, seat)) == list(game.legal_actions(inner, seat))


def test_JW_5_an_action_of_the_other_act_is_refused() -> None:
    state = opened()
    first = GAME.refusal(state, 0, Decide("A"))
    to_second_act(state)
    second = GAME.refusal(state, 1, EndTurn())
    assert first is not None
    assert second is not None
    assert (first.rule.split("-")[0], second.rule.split("-")[0]) == ("AM", "OR")


def test_JW_5_its_actions_and_options_are_those_of_the_acts() -> None:
    assert set(GAME.action_types) == {*AMITY.action_types, *ORCA.action_types}
    assert [option.name for option in GAME.facts.options] == [
        "brody-start",
        "amity-max-rounds",
        "talk",
        "orca-max-rounds",
    ]
    state = opened(options={"talk": "free", "orca-max-rounds": 9, "brody-start": "7"})
    to_second_act(state)
    assert state.orca is not None
    assert (state.orca.talk, state.orca.max_rounds) == ("free", 9)
    assert set(GAME.facts.text_sources) == {"seaboard.games.amity", "seaboard.games.orca"}


def test_the_streams_of_the_acts_never_meet() -> None:
    """ALL-3: one name, one use."""
    chance = OnceChance(SEED)
    options = GAME.facts.read_options({"amity-max-rounds": 1, "orca-max-rounds": 1})
    state = begin(GAME, 2, (None, None), options, chance, Recorder())
    assert isinstance(state, JawsState)
    assert {name.split("/")[0] for name in chance.names} == {"amity"}
    GAME.apply(state, {0: GAME.legal_actions(state, 0)[0]}, chance, DEAF)
    while state.orca is None:
        turn = GAME.turn(state)
        assert turn is not None
        actions = GAME.legal_actions(state, turn.seats[0])
        GAME.apply(state, {turn.seats[0]: actions[-1]}, chance, DEAF)
    assert {name.split("/")[0] for name in chance.names} == {"amity", "orca"}
