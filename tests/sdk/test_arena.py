"""Bots without a service: the same objects, the same views, every game, the same deals for the same seed."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import Any, cast

import pytest

from seaboard.bots.offline import opening_of
from seaboard.catalogue import Catalogue
from seaboard.engine.records import to_data
from seaboard_sdk.bots.arena import Arena, Table, view_of

CATALOGUE = Catalogue()
GAMES = sorted(CATALOGUE)


def chooser(seed: int) -> Any:
    draws = random.Random(seed)

    def choose(view: Any, legal_actions: Sequence[Any]) -> Any:
        return draws.choice(legal_actions)

    return choose


def seats_of(game: str) -> int:
    return min(CATALOGUE[game].game.facts.chairs)


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_every_game_to_its_end(game: str) -> None:
    seats = seats_of(game)
    (ended,) = Arena(*[chooser(seat) for seat in range(seats)], game=game).play(1)
    assert len(ended.places) == seats


@pytest.mark.parametrize("game", GAMES)
def test_a_view_is_byte_for_byte_what_goes_over_the_wire(game: str) -> None:
    rules = CATALOGUE[game].game
    table = Table(rules, opening_of(rules, seats_of(game), {}, "bytes"))
    compared = 0

    def watched(seat: int) -> Any:
        choose = chooser(seat)

        def watching(view: Any, legal_actions: Sequence[Any]) -> Any:
            nonlocal compared
            sent = json.dumps(to_data(rules.view(table.state, seat)), sort_keys=True)
            if not private():
                assert json.dumps(view.to_dict(), sort_keys=True) == sent
                assert view_of(game, json.loads(sent)) == view
                compared += 1
            return choose(view, legal_actions)

        return watching

    def private() -> bool:
        turn = rules.turn(table.state)
        return turn is not None and turn.private

    from seaboard_sdk.bots.arena import Guest
    from seaboard_sdk.bots.thinking import Mind

    table.play([Guest(table, seat, Mind(watched(seat))) for seat in range(seats_of(game))])
    assert compared


def test_the_same_seed_gives_the_same_matches_and_the_bots_go_round_the_seats() -> None:
    first, again = (Arena(chooser(1), "house:easy", game="aqualin").play(2, seed="s") for _ in range(2))
    assert first == again
    assert [one.seat for one in first] == [0, 1]


class Listening:
    """Keeps what it is told."""

    numbers: list[int]

    def __init__(self) -> None:
        self.numbers = []
        heard.append(self.numbers)

    def remember(self, event: Any) -> None:
        self.numbers.append(event.number)

    def choose(self, view: Any, legal_actions: Sequence[Any]) -> Any:
        return cast(Any, legal_actions[0])


heard: list[list[int]] = []


def test_a_bot_with_a_memory_is_told_each_event_once() -> None:
    heard.clear()
    Arena(Listening, "house:easy", game="aqualin").play(1)
    (numbers,) = heard
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) > 20
