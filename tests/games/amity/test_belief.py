"""What can be known of the shark: the filter against every turn that the rules allow, and what is drawn from it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import pytest

from games.amity.boards import board, chance, new_match, play
from seaboard.engine.chance import QuickChance
from seaboard.engine.events import Recorder, Seen
from seaboard.engine.records import Action
from seaboard.games.amity import GAME
from seaboard.games.amity.belief import ANYWHERE, Memory, World, after_turn, answers, given, remember
from seaboard.games.amity.data import ALL_TOKENS, NUMBER, OUT_OF_SIGHT, POWER_TOKENS, WATER
from seaboard.games.amity.events import Launched, Looked, SharkTurn, Sounded
from seaboard.games.amity.state import SHARK, AmityState
from seaboard.games.amity.words import (
    Begin,
    Binoculars,
    Dash,
    Eat,
    EndTurn,
    FishFinder,
    Launch,
    PlayToken,
    Start,
    Swim,
    Throw,
)

END = EndTurn()


def all_turns(state: AmityState) -> dict[SharkTurn, set[World]]:
    """Every turn that the rules allow the shark, by what is announced: where it leaves the shark and its tokens."""
    found: dict[SharkTurn, set[World]] = {}
    met, edge = set(), [state]
    for draft in edge:
        for action in GAME.legal_actions(draft, 0):
            after = draft.copy()
            if action == END:
                report = play(after, END)[0]
                assert isinstance(report, SharkTurn)
                world = (after.shark, after.tokens, draft.played == OUT_OF_SIGHT)
                found.setdefault(report, set()).add(world)
                continue
            GAME.apply(after, {0: action}, chance(), Recorder())
            key = (after.path[-1], frozenset(after.path), after.points, *after.bites, after.bitten, after.played)
            mark = (*key, after.dashed, after.met, after.thrown)
            if mark not in met:
                met.add(mark)
                edge.append(after)
    return found


@pytest.mark.parametrize(
    "drawn",
    [
        pytest.param("afloat 1  afloat 6\nN 2  S 1+michael", id="AM-5.5 meals and sensors"),
        pytest.param("card wrong-shark\nE 3  W 1", id="AM-8.5 four points"),
        pytest.param("card ben-gardners-boat\nhooper at 1  quint at 6\nN 1", id="AM-8.1 captains overboard"),
        pytest.param("card ben-gardners-boat\nhooper at 1  quint at 1", id="AM-8.1 both captains in one space"),
        pytest.param("spent speed-burst  spent feeding-frenzy\nN 2\nafloat N", id="AM-5.3 fewer tokens"),
    ],
)
def test_the_filter_is_exact(drawn: str) -> None:
    """After each announcement it holds the worlds that the rules allow, all of them and no other."""
    truth: dict[SharkTurn, set[World]] = {}
    starts: dict[World, float] = {}
    for space in ("N", "6", "4"):
        state = board(f"shark\nshark at {space}\n{drawn}")
        starts[NUMBER[space], state.tokens, False] = 1 / 3
        for report, worlds in all_turns(state).items():
            truth.setdefault(report, set()).update(worlds)
    assert len(truth) >= 8
    for report, worlds in truth.items():
        layer = after_turn(starts, report)
        assert set(layer.worlds) == worlds, report
        assert sum(layer.worlds.values()) == pytest.approx(1)


def test_the_prior_is_as_stated() -> None:
    """From N with two points left for swimming: a third each for no, one and two steps, shared among the ways."""
    report = SharkTurn(1, 3, (), (), (), False, (), 0)
    layer = after_turn({(NUMBER["N"], 0, False): 1.0}, replace(report, points=2))
    stay, one = layer.worlds[NUMBER["N"], 0, False], layer.worlds[NUMBER["5"], 0, False]
    assert stay == pytest.approx(1 / 3 + 1 / 9 * (1 / 4 + 1 / 3 + 1 / 3))  # back from 1, 5 and 6
    assert one == pytest.approx(1 / 9 + 1 / 9 * 1 / 4)  # or by way of 1


WORLDS = [(space, tokens, hidden) for space in range(12) for tokens in (0, 15) for hidden in (False, True)]


@pytest.mark.parametrize("token", [None, *POWER_TOKENS])
def test_answers_are_those_that_the_rules_give(token: str | None) -> None:
    """ALL-7, AM-6.2 to AM-6.4, AM-5.3: in every world the filter foretells what the engine says."""
    for space in WATER:
        drawn = f"crew\nshark at {space}\nbrody at N  hooper at 1  quint at 1" + (f"\nplayed {token}" if token else "")
        for begin, question in (
            (Begin("brody"), Binoculars()),
            (Begin("hooper"), FishFinder()),
            (Begin("quint"), Launch("3")),
        ):
            state = board(drawn)
            (told,) = [one for one in play(state, begin, question) if isinstance(one, Looked | Sounded | Launched)]
            world = (NUMBER[space], ALL_TOKENS, token == "out-of-sight")
            assert answers(world, told)
            other = next(iter({"near", "no"} - {getattr(told, "answer", "")}))
            wrong = replace(told, **({"answer": other} if isinstance(told, Sounded) else _flipped(told)))
            assert not answers(world, wrong)
            assert world not in given(dict.fromkeys(WORLDS, 1.0), wrong)


def _flipped(told: Looked | Launched) -> dict[str, bool]:
    return {"seen": not told.seen} if isinstance(told, Looked) else {"hit": not told.hit}


# A match told to a viewer


def followed(*steps: tuple[int, Action]) -> tuple[AmityState, Memory]:
    """A match from its start with these actions, and what everybody remembers of it."""
    state, memory, events = new_match(), Memory(), Recorder()
    state.deck[-2:] = [9, 8]  # two cards that ask for nothing: bounty, then indianapolis
    state.deck[:14] = [card for card in range(16) if card not in (8, 9)]
    for seat, action in steps:
        GAME.apply(state, {seat: action}, chance(), events)
    for told in events.told:
        memory = remember(memory, Seen(told.public))
    return state, memory


ROUND = ((1, Begin("brody")), (1, END), (1, Begin("hooper")), (1, FishFinder()), (1, END), (1, Launch("4")), (1, END))
MATCH: tuple[tuple[int, Action], ...] = (
    (0, Start("N")),
    *((0, action) for action in (Eat("swimmer"), PlayToken("out-of-sight"), Swim("1"), END)),
    *ROUND,
    *((0, action) for action in (PlayToken("speed-burst"), Dash(("2", "E", "8")), END)),
)


def test_at_first_it_can_be_anywhere() -> None:
    state, memory = followed((0, Start("N")))
    assert memory.layers == (ANYWHERE,)
    assert memory.places() == pytest.approx([1 / 12] * 12)
    assert state.phase == SHARK


def test_a_world_drawn_explains_all_that_was_told_and_differs_from_the_truth() -> None:
    state, memory = followed(*MATCH)
    view = GAME.view(state, 1)
    worlds = [GAME.sample_state(view, memory, 1, QuickChance(seed)) for seed in range(60)]
    assert all(GAME.is_possible(view, memory, 1, world) for world in worlds)
    assert all(GAME.view(world, 1) == view for world in worlds)
    assert len({world.shark for world in worlds}) > 3
    assert len({world.tokens for world in worlds}) > 1
    assert len({world.start for world in worlds}) > 3
    assert any(tuple(world.deck) != tuple(state.deck) for world in worlds)


def without_memory_of(state: AmityState, **changes: object) -> AmityState:
    twin = state.copy()
    for name, value in changes.items():
        setattr(twin, name, value)
    return twin


def test_worlds_that_the_story_rules_out_are_known() -> None:
    """`is_possible` looks at the whole path, not only at where the shark is."""
    state, memory = followed(*MATCH)
    view = GAME.view(state, 1)
    assert GAME.is_possible(view, memory, 1, state)
    first, second = state.voyages
    others: Iterable[AmityState] = (
        without_memory_of(state, shark=NUMBER["W"]),
        without_memory_of(state, tokens=0b0101),
        without_memory_of(state, start=NUMBER["E"]),
        without_memory_of(state, voyages=[first]),
        without_memory_of(state, voyages=[replace(first, path=("N", "4")), second]),
        without_memory_of(state, voyages=[replace(first, path=("N", "1", "2", "1")), second]),
        without_memory_of(state, voyages=[replace(first, token=None), second]),
        without_memory_of(state, voyages=[replace(first, eaten=()), second]),
        without_memory_of(state, supply=state.supply - 1),
    )
    assert [GAME.is_possible(view, memory, 1, world) for world in others] == [False] * 9


def test_the_shark_knows_all_but_the_deck() -> None:
    state, memory = followed(*MATCH)
    view = GAME.view(state, 0)
    world = GAME.sample_state(view, memory, 0, QuickChance(3))
    assert world.deck != state.deck
    world.deck = state.deck
    assert world == state


def test_in_its_turn_the_shark_sees_its_draft() -> None:
    state, memory = followed((0, Start("N")), (0, Eat("swimmer")), (0, PlayToken("speed-burst")), (0, Dash(("1", "2"))))
    world = GAME.sample_state(GAME.view(state, 0), memory, 0, QuickChance(1))
    world.deck = state.deck
    assert world == state


def test_a_hit_leaves_one_place() -> None:
    _, memory = followed((0, Start("8")), (0, END), (1, Begin("quint")), (1, Launch("8")))
    assert memory.places()[NUMBER["8"]] == pytest.approx(1)


def test_a_captain_thrown_is_a_trace() -> None:
    """AM-8.1: the shark was at the boat, and moved there."""
    state = board("shark\ncard ben-gardners-boat\nshark at 4")
    report = play(state, Swim("8"), Throw("quint"), END)[0]
    assert isinstance(report, SharkTurn)
    places = {space for space, _, _ in after_turn(ANYWHERE.worlds, report).worlds}
    assert {WATER[space] for space in places} == {"4", "E", "S", "8", "2", "3", "6", "7"}
