"""Matches thought out beforehand, so that only the sending of their choices is measured."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from seaboard.engine.chance import QuickChance
from seaboard.engine.events import Recorder
from seaboard.engine.play import AnyGame, begin, decide
from seaboard.engine.records import to_data
from seaboard.engine.replay import Opening, chance_of
from seaboard.matches.authenticate import authenticate
from seaboard.matches.create_player import create_player
from seaboard.matches.open_match import open_match
from seaboard.matches.service import Service
from seaboard.matches.take_seat import take_seat
from seaboard.matches.words import SeatWish
from seated import rows

GAME = "aqualin"


@dataclass(frozen=True)
class Choice:
    """One request to come."""

    match: str
    token: str
    seat: int
    number: int
    actions: list[dict[str, Any]]

    @property
    def path(self) -> str:
        return f"/v1/matches/{self.match}/seats/{self.seat}/decisions/{self.number}/choice"


def plan_match(service: Service, draw: int) -> list[Choice]:
    """A match between two new players, opened, and all its choices to the end, at random."""
    tokens = [create_player(service, f"Player {seat}").token for seat in range(2)]
    first, second = (authenticate(service, token) for token in tokens)
    match = open_match(service, first, game=GAME, seats=[SeatWish("me"), SeatWish("open")]).id
    take_seat(service, second, match, 1)
    ((seed, options),) = rows(service, "select seed, options from matches where id = %s", match)
    game = service.find_game(GAME).game
    return [
        Choice(match, tokens[seat], seat, number, actions)
        for seat, number, actions in _choices(game, Opening(seed, 2, (None, None), options), draw)
    ]


def _choices(game: AnyGame, opening: Opening, draw: int) -> list[tuple[int, int, list[dict[str, Any]]]]:
    chance, own = chance_of(opening), QuickChance(draw)
    state = begin(game, opening.seats, opening.picks, opening.options, chance, Recorder())
    numbers, made = [0] * opening.seats, []
    while (turn := game.turn(state)) is not None:
        (seat,) = turn.seats
        numbers[seat] += 1
        action = game.any_action(state, seat, own)
        made.append((seat, numbers[seat], [to_data(action)]))
        decide(game, state, seat, (action,), chance, Recorder())
    return made
