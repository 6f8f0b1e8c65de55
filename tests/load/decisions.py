"""Decisions a second over HTTP, beside the use cases without HTTP and the same SQL without either, in one run."""

from __future__ import annotations

import http.client
import json
import multiprocessing
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import psycopg
from psycopg import sql

from load.schedule import Planned, Turn, prepare
from seaboard.matches.authenticate import authenticate
from seaboard.matches.decide import decide
from seaboard.matches.service import Service, make_service
from seaboard.settings import Settings
from seaboard.store.database import Database, Transaction
from seaboard.store.migrate import migrate
from servers import running_postgres, running_valkey
from sites import served

UNLIMITED: dict[str, Any] = {"SEABOARD_REQUESTS_A_MINUTE": "0", "SEABOARD_DECISIONS_A_MINUTE": "0"}
"""Two players decide for all: their requests are not to be counted."""
CLIENTS = 2
"""Processes that ask; each has its share of the matches, a thread each."""

Recorded = list[list[tuple[str, str, Any]]]
"""By decision, the statements that it sent: how (`run`, `ask` …), what, and with which values."""


@dataclass(frozen=True, slots=True)
class DecisionRow:
    """One way of deciding at one concurrency: decisions a second and latencies in milliseconds."""

    way: str
    at_once: int
    per_second: float
    p50: float
    p99: float
    errors: int


def measure_all(concurrencies: Sequence[int] = (1, 16, 64)) -> list[DecisionRow]:
    """All three ways at each concurrency, every way on matches of its own in equal databases."""
    rows: list[DecisionRow] = []
    with running_postgres(settings={}) as server, running_valkey() as broker:
        migrate(server.url)
        service = make_service(Settings(database_url=server.url))
        plans = {at_once: prepare(service, at_once) for at_once in concurrencies}
        service.close()
        with _copy(server.url, "recording") as recording, _copy(server.url, "statements") as statements:
            recorded = _record(recording, plans)
            for planned in plans.values():
                rows.append(_timed("SQL alone", statements, planned, _by_sql, recorded))
            with _copy(server.url, "use_cases") as use_cases:
                for planned in plans.values():
                    rows.append(_timed("use cases", use_cases, planned, _by_use_case, None))
            with served(server.url, broker.url, **UNLIMITED) as site:
                for planned in plans.values():
                    rows.append(_timed("HTTP", site.url, planned, _by_http, None))
    return rows


@contextmanager
def _copy(url: str, name: str) -> Iterator[str]:
    """A database that holds the same matches."""
    with psycopg.connect(url, dbname="template1", autocommit=True) as connection:
        source = psycopg.conninfo.conninfo_to_dict(url)["dbname"]
        create = sql.SQL("create database {} template {}")
        connection.execute(create.format(sql.Identifier(name), sql.Identifier(str(source))))
    yield psycopg.conninfo.make_conninfo(url, dbname=name)


# The statements of each decision


class Recording(Transaction):
    """A transaction that notes what is sent."""

    noted: list[tuple[str, str, Any]] = []  # noqa: RUF012 # one recorder, one thread

    def run(self, statement: str, values: Any) -> None:
        self.noted.append(("run", statement, dict(values)))
        super().run(statement, values)

    def ask(self, kind: Any, statement: str, values: Any) -> Any:
        self.noted.append(("ask", statement, dict(values)))
        return super().ask(kind, statement, values)

    def value(self, statement: str, values: Any) -> Any:
        self.noted.append(("value", statement, dict(values)))
        return super().value(statement, values)

    def column(self, statement: str, values: Any) -> Any:
        self.noted.append(("column", statement, dict(values)))
        return super().column(statement, values)


def _record(url: str, plans: dict[int, list[Planned]]) -> dict[str, list[Recorded]]:
    """By match and decision, what authentication and deciding send; played once here, not timed."""
    from seaboard.store import database

    original, database.Transaction = database.Transaction, Recording  # type: ignore[misc]
    service = make_service(Settings(database_url=url))
    try:
        return {one.match: _record_match(service, one) for planned in plans.values() for one in planned}
    finally:
        service.close()
        database.Transaction = original  # type: ignore[misc]


def _record_match(service: Service, planned: Planned) -> list[Recorded]:
    recorded = []
    for turn in planned.turns:
        groups: Recorded = []
        caller = _noted(groups, lambda turn=turn: authenticate(service, turn.token))  # type: ignore[misc]
        arguments = (service, caller, planned.match, turn.seat, turn.number, turn.actions)
        _noted(groups, lambda arguments=arguments: decide(*arguments))  # type: ignore[misc]
        recorded.append(groups)
    return recorded


def _noted(groups: Recorded, act: Callable[[], Any]) -> Any:
    Recording.noted = []
    answer = act()
    groups.append(Recording.noted)
    return answer


def _send_again(database: Database, groups: Recorded) -> None:
    """The same statements in the same transactions and round trips, for nothing but their cost."""
    authentication, deciding = groups
    with database.single() as tx:
        _send(tx, authentication)
    with database.transaction() as tx:
        _send(tx, deciding)
        tx.has_mail = True


def _send(tx: Transaction, statements: Iterable[tuple[str, str, Any]]) -> None:
    """What is asked in a row is sent together and waited for once, as the store does it."""
    waiting: list[Any] = []
    for how, statement, values in statements:
        if how == "ask":
            waiting.append(tx._connection.execute(statement, values))
            continue
        _fetch(waiting)
        getattr(tx, how)(statement, values)
    _fetch(waiting)


def _fetch(waiting: list[Any]) -> None:
    for cursor in waiting:
        cursor.fetchall()
    waiting.clear()


# The three ways: each makes of its target a function that plays one turn of a match and says whether it went well

Play = Callable[[Planned, int], bool]


def _by_sql(url: str, at_once: int, recorded: Any) -> Callable[[], Play]:
    database = Database(url, at_once)

    def play(planned: Planned, index: int) -> bool:
        _send_again(database, recorded[planned.match][index])
        return True

    return lambda: play


def _by_use_case(url: str, at_once: int, _: Any) -> Callable[[], Play]:
    service = make_service(Settings(database_url=url, database_connections=at_once))

    def play(planned: Planned, index: int) -> bool:
        turn = planned.turns[index]
        caller = authenticate(service, turn.token)
        receipt = decide(service, caller, planned.match, turn.seat, turn.number, turn.actions)
        return receipt.status == "closed"

    return lambda: play


def _by_http(url: str, at_once: int, _: Any) -> Callable[[], Play]:
    def connect() -> Play:
        where = urlsplit(url)
        connection = http.client.HTTPConnection(str(where.hostname), where.port, timeout=30)
        return lambda planned, index: _put(connection, planned, planned.turns[index])

    return connect


def _put(connection: http.client.HTTPConnection, planned: Planned, turn: Turn) -> bool:
    path = f"/v1/matches/{planned.match}/seats/{turn.seat}/decisions/{turn.number}/choice"
    headers = {"Authorization": f"Bearer {turn.token}", "Content-Type": "application/json"}
    connection.request("PUT", path, json.dumps({"actions": turn.actions}), headers)
    answer = connection.getresponse()
    answer.read()
    return answer.status == http.client.OK


# Timing

Way = Callable[[str, int, Any], Callable[[], Play]]


@dataclass(frozen=True, slots=True)
class Share:
    """What one client process measured; the clock is the machine's, so that shares can be put together."""

    begun: float
    ended: float
    latencies: list[float]
    errors: int


def _timed(name: str, target: str, planned: list[Planned], way: Way, extra: Any) -> DecisionRow:
    """Play these matches at once, each in order, from CLIENTS processes."""
    shares = [planned[number::CLIENTS] for number in range(CLIENTS) if planned[number::CLIENTS]]
    context = multiprocessing.get_context("spawn")
    with context.Pool(len(shares)) as pool:
        measured = pool.starmap(_play_share, [(target, share, way, _only(extra, share)) for share in shares])
    latencies = sorted(latency for share in measured for latency in share.latencies)
    seconds = max(share.ended for share in measured) - min(share.begun for share in measured)
    p50, p99 = (1000 * latencies[int(part * (len(latencies) - 1))] for part in (0.5, 0.99))
    errors = sum(share.errors for share in measured)
    return DecisionRow(name, len(planned), len(latencies) / seconds, p50, p99, errors)


def _only(extra: Any, share: list[Planned]) -> Any:
    return None if extra is None else {one.match: extra[one.match] for one in share}


def _play_share(target: str, share: list[Planned], way: Way, extra: Any) -> Share:
    connect = way(target, len(share), extra)
    with ThreadPoolExecutor(len(share)) as threads:
        begun = time.monotonic()
        played = list(threads.map(lambda planned: _play_match(connect(), planned), share))
        ended = time.monotonic()
    latencies = [latency for match in played for latency, _ in match]
    return Share(begun, ended, latencies, sum(not is_good for match in played for _, is_good in match))


def _play_match(play: Play, planned: Planned) -> list[tuple[float, bool]]:
    measured = []
    for index in range(len(planned.turns)):
        begun = time.monotonic()
        is_good = play(planned, index)
        measured.append((time.monotonic() - begun, is_good))
    return measured
