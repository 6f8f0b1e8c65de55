"""Fills a database with matches by COPY: each has the rows of a real one, under an id and between players of its own.

Triggers and foreign keys are passed over, so what they would write is copied too. Knows tables and columns only by what
the database says of them.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any
from uuid import uuid4

import psycopg
from psycopg import sql

from load.schedule import Line, prepare
from seaboard.matches.archive import archive_some
from seaboard.matches.authenticate import authenticate
from seaboard.matches.create_player import create_player
from seaboard.matches.decide import decide
from seaboard.matches.ids import new_id
from seaboard.matches.open_match import open_match
from seaboard.matches.service import Service
from seaboard.matches.take_seat import take_seat
from seaboard.matches.words.opening import SeatWish, TimeLimit

PLAYERS = 200
A_DAY = 86_400
RUNNING = ("matches", "seats", "parts", "timings", "decisions", "deadlines")
FINISHED = ("matches", "seats", "parts", "archives")


def add_running(service: Service, count: int) -> None:
    """So many matches that wait for a decision, each with a deadline a day or more ahead."""
    players = _players(service)
    tokens = [create_player(service, f"Crowd {uuid4().hex[:12]}").token for _ in range(2)]
    first, second = (authenticate(service, token) for token in tokens)
    wishes = [SeatWish("me"), SeatWish("open")]
    opened = open_match(service, first, game="aqualin", seats=wishes, time_limit=TimeLimit(A_DAY, "default-action"))
    take_seat(service, second, opened.id, 1, pick=None)
    _copy(service, opened.id, RUNNING, (first.player.id, second.player.id), players, count)


def add_finished(service: Service, count: int) -> None:
    """So many matches that are over and archived."""
    players = _players(service)
    (line,) = prepare(service, 1)
    _play(service, line)
    archive_some(service, 0)
    with psycopg.connect(service.database.url) as connection:
        found = connection.execute("select player_id::text from seats where match_id = %s order by number", [line.name])
        seated = [row[0] for row in found]
    _copy(service, line.name, FINISHED, seated, players, count)


def _players(service: Service) -> list[str]:
    tokens = [create_player(service, f"Crowd {uuid4().hex[:12]}").token for _ in range(PLAYERS)]
    return [authenticate(service, token).player.id for token in tokens]


def _play(service: Service, line: Line) -> None:
    for turn in line.turns:
        decide(service, authenticate(service, turn.token), turn.match, turn.seat, turn.number, turn.actions)


def _copy(
    service: Service, match: str, tables: Sequence[str], seated: Sequence[str], players: Sequence[str], count: int
) -> None:
    ids = [new_id() for _ in range(count)]
    with psycopg.connect(service.database.url) as connection:
        connection.execute("set session_replication_role = replica")
        for table in tables:
            model = _rows(connection, table, match)
            command = sql.SQL("copy {} from stdin").format(sql.Identifier(table))
            with connection.cursor() as cursor, cursor.copy(command) as copy:
                for line in _renamed(model, match, ids, seated, players):
                    copy.write(line)
        connection.commit()
        connection.autocommit = True
        _settle(connection)


def _settle(connection: psycopg.Connection[Any]) -> None:
    """What the server would do about so many new rows by itself, while decisions are timed, it does now."""
    connection.execute("vacuum (analyze)")
    connection.execute("checkpoint")


def _rows(connection: psycopg.Connection[Any], table: str, match: str) -> str:
    """The match's rows of a table as the database writes them, the old decisions left out."""
    key = "id" if table == "matches" else "match_id"
    rest = " and status in ('open', 'sealed')" if table == "decisions" else ""
    command = sql.SQL("copy (select * from {} where {} = {}" + rest + ") to stdout")
    found = command.format(sql.Identifier(table), sql.Identifier(key), sql.Literal(match))
    with connection.cursor() as cursor, cursor.copy(found) as copy:
        return b"".join(bytes(part) for part in copy).decode()


def _renamed(
    model: str, match: str, ids: Sequence[str], seated: Sequence[str], players: Sequence[str]
) -> Iterator[str]:
    draws = random.Random(1)  # the same two players in each table
    for id_ in ids:
        text = model.replace(match, id_)
        for old, new in zip(seated, draws.sample(players, len(seated)), strict=True):
            text = text.replace(old, new)
        yield text
