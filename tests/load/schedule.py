"""What a bench of decisions plays: matches whose every choice is known beforehand, so that only deciding is timed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any
from uuid import uuid4

import psycopg

from seaboard.engine.chance import SeededChance
from seaboard.engine.events import Recorder
from seaboard.engine.play import AnyGame, begin, decide
from seaboard.engine.records import to_data
from seaboard.games import aqualin
from seaboard.games.aqualin.words import Place
from seaboard.matches.authenticate import authenticate
from seaboard.matches.create_player import create_player
from seaboard.matches.open_match import open_match
from seaboard.matches.service import Service
from seaboard.matches.take_seat import take_seat
from seaboard.matches.words.opening import SeatWish

GAME: AnyGame = aqualin.GAME


@dataclass(frozen=True, slots=True)
class Turn:
    """One decision: of which match, whose it is, with which token, and what is chosen."""

    match: str
    seat: int
    number: int
    token: str
    actions: list[dict[str, Any]]


@dataclass(frozen=True, slots=True)
class Line:
    """Matches that are played one after the other, as all their decisions in order; lines are played at once. The first
    `warm` turns are to warm up by, and are not timed."""

    name: str
    turns: tuple[Turn, ...]
    warm: int


def prepare(service: Service, lines: int, matches: int = 1, warm: int = 0) -> list[Line]:
    """Open matches between two players, so many a line, and before them some to warm up by, and plan them."""
    tokens = [create_player(service, f"Load {number} {uuid4().hex[:8]}").token for number in range(2)]
    return [_line(service, tokens, matches, warm) for _ in range(lines)]


def _line(service: Service, tokens: list[str], matches: int, warm: int) -> Line:
    opened = [_open(service, tokens) for _ in range(warm + matches)]
    turns = [turn for match, options in opened for turn in _turns(match, _seed(service, match), options, tokens)]
    warming = {match for match, _ in opened[:warm]}
    return Line(opened[0][0], tuple(turns), sum(turn.match in warming for turn in turns))


def _open(service: Service, tokens: list[str]) -> tuple[str, Any]:
    first, second = (authenticate(service, token) for token in tokens)
    opened = open_match(service, first, game="aqualin", seats=[SeatWish("me"), SeatWish("open")])
    take_seat(service, second, opened.id, 1, pick=None)
    return opened.id, opened.options


def _seed(service: Service, match: str) -> bytes:
    """A bench may look where nobody else may."""
    with psycopg.connect(service.database.url) as connection:
        row = connection.execute("select seed from matches where id = %s", [match]).fetchone()
    assert row is not None
    return bytes(row[0])


def _turns(match: str, seed: bytes, options: Any, tokens: list[str]) -> Iterator[Turn]:
    chance = SeededChance(seed)
    state: Any = begin(GAME, 2, (None, None), options, chance, Recorder())
    numbers = [0, 0]
    while (turn := GAME.turn(state)) is not None:
        (seat,) = turn.seats
        action = next(action for action in GAME.legal_actions(state, seat) if isinstance(action, Place))
        numbers[seat] += 1
        yield Turn(match, seat, numbers[seat], tokens[seat], [to_data(action)])
        decide(GAME, state, seat, (action,), chance, Recorder())
