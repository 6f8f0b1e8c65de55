"""The filter is exact: after every event the places it keeps are those, and only those, that fit all that was told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from games.beach_closed.grounds import JAWS, ORCA, at, jaws_moves, mover, orca_acts, orca_moves, play
from seaboard.bots.offline import opening_of, play_match
from seaboard.catalogue import Catalogue
from seaboard.engine.chance import Chance, QuickChance, SeededChance
from seaboard.engine.events import Recorder, Seen
from seaboard.engine.play import begin
from seaboard.engine.records import Action
from seaboard.engine.replay import Chosen, chance_of
from seaboard.games.beach_closed import GAME
from seaboard.games.beach_closed.belief import with_shark
from seaboard.games.beach_closed.sightings import Memory, Scene, reach
from seaboard.games.beach_closed.state import BeachClosedState, Table
from seaboard.games.beach_closed.words import (
    END,
    EXTRA_MOVE,
    SHOOT,
    Attack,
    BlockCard,
    Dynamite,
    ExtraMove,
    GiveClue,
    GoToIsland,
    Hide,
    JawsTurn,
    PlaceCard,
    Remove,
    Sail,
    Swim,
)

SCENE = ("water", "jaws_island", "orca_island", "blocks", "swimmers", "guarded", "boat", "dynamite")


def scene_of(table: Table) -> Scene:
    return Scene(**{name: getattr(table, name) for name in SCENE})


def remembered(memory: Memory, events: Recorder) -> Memory:
    for told in events.told:
        memory = GAME.remember(memory, Seen(told.public))
    return memory


def endings(state: BeachClosedState, event: JawsTurn) -> set[int]:
    """Where the shark is after every whole turn of Jaws, step by step by the rules, of which exactly this is told."""
    found: set[int] = set()
    for action in GAME.legal_actions(state, JAWS):
        if not _fits(action, event):
            continue
        twin, events = state.copy(), Recorder()
        GAME.apply(twin, {JAWS: action}, SeededChance(bytes(32)), events)
        if not events.told:
            found |= endings(twin, event)
        elif events.told[0].public == event:
            found.add(twin.shark)
    return found


def _fits(action: Action, event: JawsTurn) -> bool:
    """Leaves out steps after which something else would be told, so that the search stays small."""
    if isinstance(action, Remove):
        return action.card == event.removed
    if isinstance(action, PlaceCard):
        return action.card == event.placed
    if isinstance(action, BlockCard):
        return action.card == event.blocked
    if isinstance(action, ExtraMove):
        return "extra-move" in event.tokens
    if isinstance(action, Hide):
        return "hide" in event.tokens
    if isinstance(action, GiveClue):
        return event.clue is not None and action.line == event.clue.line
    return event.killed is not None or not isinstance(action, Attack)


class Witness:
    """Walks a match and checks at each step that the filter keeps exactly the worlds that fit."""

    def __init__(self) -> None:
        self.memory = Memory()
        self.sizes: list[int] = []

    def step(
        self, before: BeachClosedState, actions: tuple[Action, ...], after: BeachClosedState, events: Recorder
    ) -> None:
        worlds = [with_shark(GAME.view(before, None), shark) for shark, _ in self.memory.weights]
        fits: set[int] = set()
        for world in worlds:
            if mover(before) == JAWS:
                event = events.told[0].public
                assert isinstance(event, JawsTurn)
                fits |= endings(world, event)
            else:
                fits |= set(_after_orca(world, actions, events))
        self.memory = remembered(self.memory, events)
        if GAME.turn(after) is None:
            return
        assert {shark for shark, _ in self.memory.weights} == fits
        assert after.shark in fits
        assert self.memory.scene == scene_of(after.table)
        assert sum(weight for _, weight in self.memory.weights) == pytest.approx(1)
        self.sizes.append(len(fits))


def _after_orca(world: BeachClosedState, actions: tuple[Action, ...], events: Recorder) -> Iterator[int]:
    """The shark after Orca's choice in this world, if the same is told there."""
    again = Recorder()
    for action in actions:
        GAME.apply(world, {ORCA: action}, SeededChance(bytes(32)), again)
    if [told.public for told in again.told] == [told.public for told in events.told]:
        yield world.shark


@pytest.mark.parametrize("levels", [("easy", "easy"), ("medium", "medium"), ("random", "random")])
@pytest.mark.parametrize("number", range(3))
def test_the_filter_keeps_exactly_the_worlds_that_fit(levels: tuple[str, str], number: int) -> None:
    """ALL-4, and the truth is never ruled out; the scene in memory is the table that everybody sees."""
    witness = Witness()
    for before, actions, after, events in steps(levels, number):
        witness.step(before, actions, after, events)
    assert len(witness.sizes) > 10
    assert max(witness.sizes) >= 3


Step = tuple[BeachClosedState, tuple[Action, ...], BeachClosedState, Recorder]


def steps(levels: tuple[str, str], number: int) -> Iterator[Step]:
    """Every choice of a match, without what is forced after it being joined to it."""
    opening = opening_of(GAME, 2, {"jaws": "seat-0"}, f"belief/{levels}/{number}")
    players: Any = {**Catalogue()["beach-closed"].bots, "random": AtRandom()}
    log = play_match(GAME, [players[level] for level in levels], opening).log
    chance, events = chance_of(opening), Recorder()
    state: Any = begin(GAME, 2, (None, None), opening.options, chance, events)
    for entry in log:
        assert isinstance(entry, Chosen)
        queue = list(entry.actions)
        while queue or (GAME.turn(state) is not None and len(GAME.legal_actions(state, mover(state))) == 1):
            whole = tuple(queue) if mover(state) == JAWS else (queue or GAME.legal_actions(state, ORCA))[:1]
            del queue[: len(whole)]
            before, events = state.copy(), Recorder()
            for action in whole:
                GAME.apply(state, {mover(state): action}, chance, events)
            yield before, tuple(whole), state, events
            if GAME.turn(state) is None:
                return
            if mover(state) == JAWS and not queue:
                break


class AtRandom:
    """Plays anything legal: what no bot does, and the rules allow."""

    def choose(self, view: Any, memory: Any, seat: int, legal: Any, budget: Any, chance: Chance) -> Any:
        draws = chance.stream("random")
        if seat != view.jaws:
            return (draws.choice(legal),)
        state, events, found = GAME.sample_state(view, memory, seat, chance), Recorder(), []
        while not events.told:
            found.append(draws.choice(GAME.legal_actions(state, seat)))
            GAME.apply(state, {seat: found[-1]}, chance, events)
        return tuple(found)


# By hand


def knows(state: BeachClosedState, *places: str) -> Memory:
    """A memory of this table that leaves the shark these places."""
    return Memory(scene_of(state.table), tuple((shark, 1 / len(places)) for shark in sorted(map(at, places))))


def kept(memory: Memory) -> set[int]:
    return {shark for shark, _ in memory.weights}


SEA = """
    J  ~  ~  ~  ~  ~
    ~  ~x ~  ~s ~  ~
    ~  ~  ~  ~  ~s ~
    ~  ~  ~  ~  ~s ~
    ~  ~  ~  ~  ~  Ob
"""
CLUE_ROW = GiveClue("row")


def after_jaws(state: BeachClosedState, memory: Memory, *actions: Action) -> set[int]:
    return kept(remembered(memory, play(state, *actions)))


def test_a_clue_leaves_the_places_of_its_line_in_reach() -> None:
    """BC-4.3; not a4, which takes three steps, nor a2, which was removed by Jaws (BC-7.4)."""
    state = jaws_moves(SEA)
    found = after_jaws(state, knows(state, "b2"), CLUE_ROW, Remove("a2"), END)
    assert found == {at("b2"), at("c2")}


def test_a_quiet_turn_rules_out_nothing_that_could_have_killed_and_did_not() -> None:
    state = jaws_moves(SEA, "c2")
    found = after_jaws(state, knows(state, "c2"), Swim("c1"), CLUE_ROW, Remove("a5"), END)
    assert found == {at("c1"), at("b1"), at("d1")}
    memory = remembered(
        knows(jaws_moves(SEA, "c2"), "b5", "c2"), play(jaws_moves(SEA, "c2"), CLUE_ROW, Remove("a5"), END)
    )
    assert kept(memory) == {at("a2"), at("b2"), at("c2")}


def test_what_could_have_killed_and_did_not_weighs_less() -> None:
    state = jaws_moves(SEA, "b4")
    memory = remembered(knows(state, "b4", "c4"), play(state, CLUE_ROW, Remove("a5"), END))
    weights = dict(memory.weights)
    assert weights[at("a4")] > weights[at("d4")]


def test_BC_5_2_after_a_kill_either_island() -> None:
    state = jaws_moves(SEA, "c2")
    found = after_jaws(state, knows(state, "c2", "b5"), Swim("d2"), GoToIsland("a1"), Remove("a5"), END)
    assert found == {at("a1"), at("f5")}


@pytest.mark.parametrize(
    ("actions", "left"),
    [
        pytest.param((SHOOT,), {"b2", "c3"}, id="BC-6.1 a miss rules the card out"),
        pytest.param((Dynamite("c3", "right"),), {"b2", "f5"}, id="BC-6.3 and so does dynamite"),
        pytest.param((Sail("f4"), SHOOT), {"b2", "c3", "f5"}, id="BC-6.1 but no other card"),
        pytest.param((Remove("a5"),), {"b2", "c3", "f5"}, id="BC-7.5 a removal rules nothing out"),
    ],
)
def test_what_orca_learns(actions: tuple[Action, ...], left: set[str]) -> None:
    state = orca_moves(SEA)
    memory = remembered(knows(state, "b2", "c3", "f5"), play(state, *actions))
    assert kept(memory) == {at(place) for place in left}


def test_BC_7_5_under_the_removed_card_it_is_on_its_way() -> None:
    state = orca_acts(SEA, "b1")
    memory = remembered(knows(state, "b1", "c3"), play(state, Remove("b1")))
    assert kept(memory) == {at("leave b1"), at("c3")}


def test_a_hit_leaves_the_way_to_an_island_alone() -> None:
    state = orca_moves(SEA, "f5")
    assert kept(remembered(knows(state, "b2", "f5"), play(state, SHOOT))) == {at("island")}


def test_the_reach_of_a_move_is_what_the_rules_allow() -> None:
    """BC-4.4, BC-5.1, BC-6.3: no way through a protected swimmer, a kill or dynamite."""
    state = jaws_moves(
        """
        J  ~  ~* ~  ~  ~
        ~  ~x ~p ~  ~  ~
        ~  ~s ~  ~  ~  ~
        ~  ~  ~  ~  ~  ~
        ~  ~  ~  ~  ~  Ob
        """
    )
    way = reach(scene_of(state.table), at("b2"), 2)
    ends = {name for name in ("a1", "a2", "a3", "b1", "b2", "c1", "c2", "c3", "b4") if way.ends >> at(name) & 1}
    assert ends == {"a1", "a2", "a3", "b1", "b2"}
    assert way.kills == 1 << at("b3")
    assert way.hit


def test_samples_are_drawn_by_their_weights() -> None:
    state = orca_moves(SEA)
    memory = Memory(scene_of(state.table), ((at("b2"), 0.75), (at("c3"), 0.25)))
    view = GAME.view(state, ORCA)
    drawn = [GAME.sample_state(view, memory, ORCA, QuickChance(number)).shark for number in range(400)]
    assert set(drawn) == {at("b2"), at("c3")}
    assert 260 < drawn.count(at("b2")) < 340


def test_jaws_samples_the_truth_in_the_middle_of_its_turn_too() -> None:
    state = jaws_moves(SEA, "c2")
    for action in (EXTRA_MOVE, Swim("d2"), GoToIsland("a1"), BlockCard("c3"), Remove("b1"), END):
        sample = GAME.sample_state(GAME.view(state, JAWS), Memory(), JAWS, QuickChance(1))
        assert sample == state
        play(state, action)
