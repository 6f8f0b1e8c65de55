"""House bots do not cheat: what they choose, and how often they hit, does not depend on what they may not know.

Through the worker's own path. Where a bot states how likely it hits, worlds are drawn from what its seat can know: an
honest bot hits as often as it says, and one that peeks more often.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import sqrt
from typing import Any

import pytest

from matches.house_table import HouseTable
from seaboard.catalogue import Catalogue
from seaboard.engine import codec
from seaboard.engine.chance import SeededChance
from seaboard.engine.events import Recorder
from seaboard.engine.game import Choice
from seaboard.engine.play import decide, walk
from seaboard.engine.records import from_tagged
from seaboard.engine.states import State
from seaboard.games.amity.belief import Memory
from seaboard.games.amity.data import NUMBER
from seaboard.games.amity.words import LAUNCHES
from seaboard.games.beach_closed.data import CELL_NUMBER
from seaboard.matches.held import Held
from seaboard.matches.service import Service
from seaboard.matches.words.people import Caller

CATALOGUE = Catalogue()
GAMES_AND_LEVELS = [(game, level) for game, entry in sorted(CATALOGUE.items()) for level in entry.bots]
DECISIONS, STRIDE = 6, 3
play_house_module = sys.modules["seaboard.matches.play_house"]


@pytest.mark.parametrize(("game", "level"), GAMES_AND_LEVELS)
def test_a_bot_chooses_the_same_in_every_world_that_it_cannot_rule_out(
    service: Service, ann: Caller, game: str, level: str
) -> None:
    check_twins(HouseTable(service, ann, game, level, f"twins/{game}"))


def check_twins(table: HouseTable) -> None:
    for _ in range(DECISIONS):
        asked = table.asked()
        if asked is None:
            return
        world = table.world(asked[0])
        assert table.thought(*asked) == table.thought_in(world, *asked)
        for _ in range(STRIDE):
            if table.asked() is not None:
                table.advance()


def test_a_bot_that_peeks_is_seen_by_its_twins(service: Service, ann: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    def peek(held: Held, row: Any, memory: Any) -> Choice:
        legal = held.game.legal_actions(held.state, row.seat)
        return (legal[int(codec.digest(held.state)[:8], 16) % len(legal)],)

    table = HouseTable(service, ann, "aqualin", "easy", "peeking")
    table.advance()
    monkeypatch.setattr(play_house_module, "_think", peek)
    with pytest.raises(AssertionError):
        check_twins(table)


# How often they hit


@dataclass(frozen=True, slots=True)
class Shots:
    """A kind of action by which a bot can hit: its type, the event that answers, and the chance that a seat states."""

    game: str
    action: str
    event: str
    chance_of: Callable[[HouseTable, int, list[Any]], float]


def chance_of_a_shot(table: HouseTable, seat: int, actions: list[Any]) -> float:
    """By the memory's weight of the card under the boat (BC-6.1)."""
    memory = table.memory(seat)
    sailed = [CELL_NUMBER[action["card"]] for action in actions if action["type"] == "beach-closed.sail"]
    chance: float = dict(memory.weights).get([memory.scene.boat, *sailed][-1], 0.0)
    return chance


def chance_of_a_barrel(table: HouseTable, seat: int, actions: list[Any]) -> float:
    """By the memory's weight of the space (AM-6.2)."""
    memory: Memory = table.memory(seat)
    return memory.places()[NUMBER[actions[-1]["to"]]]


BEACH = Shots("beach-closed", "beach-closed.shoot", "beach-closed.shot", chance_of_a_shot)
AMITY = Shots("amity", "amity.launch", "amity.launched", chance_of_a_barrel)
WORLDS, MATCHES, DECISIONS_A_MATCH = 8, 2, 45
BINS = ((0.0, 1.1), (0.0, 0.2), (0.2, 0.4), (0.4, 0.7), (0.7, 1.1))
BAND = 3.29
"""Standard deviations that hold 99.9 %."""


def trials(service: Service, caller: Caller, shots: Shots) -> Iterator[tuple[float, bool]]:
    """What a medium bot stated and whether it hit, in worlds drawn at its decisions."""
    for number in range(MATCHES):
        table = HouseTable(service, caller, shots.game, "medium", f"hits/{shots.game}/{number}")
        for _ in range(DECISIONS_A_MATCH):
            asked = table.asked()
            if asked is None:
                break
            actions = table.thought(*asked)
            if shoots(actions, shots) and shots.chance_of(table, asked[0], actions) > 0:
                yield from trials_at(table, *asked, shots)
            table.advance()


def shoots(actions: list[Any], shots: Shots) -> bool:
    return bool(actions[-1]["type"] == shots.action)


def trials_at(table: HouseTable, seat: int, number: int, shots: Shots) -> Iterator[tuple[float, bool]]:
    for _ in range(WORLDS):
        world = table.world(seat)
        actions = table.thought_in(world, seat, number)
        if shoots(actions, shots):
            yield shots.chance_of(table, seat, actions), hits(table, world, seat, actions, shots)


def hits(table: HouseTable, world: State, seat: int, actions: list[Any], shots: Shots) -> bool:
    """Whether it hits in that world, as everybody is told."""
    events, twin = Recorder(), world.copy()
    choice = tuple(from_tagged(table.game.action_types, action) for action in actions)
    decide(table.game, twin, seat, choice, SeededChance(bytes(32)), events)
    return any(getattr(told.public, "hit", False) and shots.event == told.public.TYPE for told in events.told)  # type: ignore[union-attr]


def check_reliability(found: list[tuple[float, bool]]) -> None:
    """In each bin of stated chances, and in all, as many hits as stated, within the band."""
    assert len(found) >= 40, len(found)
    for low, high in BINS:
        inside = [(chance, hit) for chance, hit in found if low <= chance < high]
        stated, hit = sum(chance for chance, _ in inside), sum(hit for _, hit in inside)
        spread = sqrt(sum(chance * (1 - chance) for chance, _ in inside))
        assert abs(hit - stated) <= BAND * spread + 1, f"{hit} hits of {len(inside)}, {stated:.1f} stated"


@pytest.mark.parametrize("shots", [BEACH, AMITY], ids=lambda shots: shots.game)
def test_a_bot_hits_as_often_as_it_states(service: Service, ann: Caller, shots: Shots) -> None:
    check_reliability(list(trials(service, ann, shots)))


def test_a_bot_that_peeks_hits_more_often_than_it_states(
    service: Service, ann: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = play_house_module.__dict__["_think"]

    def peek(held: Held, row: Any, memory: Any) -> Choice:
        choice: Choice = honest(held, row, memory)
        if getattr(choice[-1], "TYPE", "") != AMITY.action:
            return choice
        twin = held.state.copy()
        walk(held.game, twin, row.seat, choice[:-1], SeededChance(bytes(32)), Recorder())
        shark = LAUNCHES[twin.shark]  # type: ignore[attr-defined]
        return (*choice[:-1], shark) if shark in held.game.legal_actions(twin, row.seat) else choice

    monkeypatch.setattr(play_house_module, "_think", peek)
    with pytest.raises(AssertionError, match="stated"):
        check_reliability(list(trials(service, ann, AMITY)))
