"""Decisions a second over HTTP, through the use case alone, and as the same SQL alone, each on a copy of a database."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from itertools import chain
from statistics import quantiles
from typing import Any
from unittest.mock import patch

import httpx
import psycopg

from load.plans import Choice, plan_match
from seaboard.catalogue import Catalogue
from seaboard.matches.authenticate import authenticate
from seaboard.matches.decide import decide
from seaboard.matches.service import Service
from seaboard.store.database import Database, Transaction
from seaboard.store.migrate import migrate
from servers import running_postgres, running_valkey
from sites import served

PROCESSES, THREADS = 2, 4  # two clients, each with so many requests under way
LANES = PROCESSES * THREADS

Lane = Sequence[Choice]
Statement = tuple[str, dict[str, Any], bool]
Unit = list[Statement]
"""What one transaction says: statements with their values, and whether rows are read from them."""


@dataclass(frozen=True)
class DecisionRow:
    """Decisions a second, and how long one took in milliseconds."""

    way: str
    per_second: float
    p50: float
    p99: float


def measure_all(matches_a_lane: int = 6) -> list[DecisionRow]:
    """All three, with the database's default durability."""
    with running_postgres(settings={}) as postgres, running_valkey() as valkey:
        migrate(postgres.url)
        lanes = _plan(postgres.url, matches_a_lane)
        copies = {way: _copy(postgres.url, way) for way in ("http", "use_case", "sql")}
        recorded = [_record(postgres.url, lane) for lane in lanes]
        with served(copies["http"], valkey.url) as site:
            over_http = _measure("over HTTP", partial(_send_over_http, site.url), lanes)
        through_use_case = _measure("through the use case alone", partial(_call_use_case, copies["use_case"]), lanes)
        return [
            over_http,
            through_use_case,
            _measure("the same SQL alone", partial(_send_sql, copies["sql"]), recorded),
        ]


def _plan(url: str, matches_a_lane: int) -> list[Lane]:
    with _service(url) as service:
        return [
            list(chain.from_iterable(plan_match(service, lane * 100 + one) for one in range(matches_a_lane)))
            for lane in range(LANES)
        ]


@contextmanager
def _service(url: str) -> Iterator[Service]:
    service = Service(Catalogue(), Database(url, THREADS))
    try:
        yield service
    finally:
        service.close()


def _copy(url: str, name: str) -> str:
    with psycopg.connect(url.replace("/seaboard?", "/postgres?"), autocommit=True) as connection:
        connection.execute(f"create database {name} template seaboard".encode())
    return url.replace("/seaboard?", f"/{name}?")


# Lanes are shared out to processes, and in each to threads; each lane sends one choice after the other.


def _measure(way: str, send: Callable[[Any], list[float]], lanes: Sequence[Any]) -> DecisionRow:
    shares = [lanes[index::PROCESSES] for index in range(PROCESSES)]
    with ProcessPoolExecutor(PROCESSES, multiprocessing.get_context("spawn")) as pool:
        list(pool.map(_warm_up, range(PROCESSES)))
        began = time.perf_counter()
        took = list(chain.from_iterable(pool.map(partial(_send_share, send), shares)))
        spent = time.perf_counter() - began
    cuts = quantiles(took, n=100)
    return DecisionRow(way, len(took) / spent, cuts[49] * 1000, cuts[98] * 1000)


def _warm_up(_number: int) -> None:
    time.sleep(0.2)  # until all processes have begun and have read this module


def _send_share(send: Callable[[Any], list[float]], lanes: Sequence[Any]) -> list[float]:
    with ThreadPoolExecutor(len(lanes)) as pool:
        return list(chain.from_iterable(pool.map(send, lanes)))


def _send_over_http(url: str, lane: Lane) -> list[float]:
    took = []
    with httpx.Client(base_url=url, timeout=30) as client:
        for choice in lane:
            began = time.perf_counter()
            headers = {"Authorization": f"Bearer {choice.token}"}
            answer = client.put(choice.path, json={"actions": choice.actions}, headers=headers)
            took.append(time.perf_counter() - began)
            assert answer.status_code == httpx.codes.OK, answer.text
    return took


def _call_use_case(url: str, lane: Lane) -> list[float]:
    took = []
    with _service(url) as service:
        for choice in lane:
            began = time.perf_counter()
            _decide(service, choice)
            took.append(time.perf_counter() - began)
    return took


def _decide(service: Service, choice: Choice) -> None:
    caller = authenticate(service, choice.token)
    decide(service, caller, choice.match, choice.seat, choice.number, choice.actions)


def _send_sql(url: str, lane: Sequence[list[Unit]]) -> list[float]:
    took = []
    with psycopg.connect(url, autocommit=True) as connection:
        for units in lane:
            began = time.perf_counter()
            for unit in units:
                _say(connection, unit)
            took.append(time.perf_counter() - began)
    return took


def _say(connection: psycopg.Connection[Any], unit: Unit) -> None:
    if len(unit) == 1:
        connection.execute(unit[0][0].encode(), unit[0][1]).fetchall()
        return
    with connection.pipeline(), connection.transaction():
        cursors = [(connection.execute(said.encode(), values), is_read) for said, values, is_read in unit[:-1]]
        for cursor, is_read in cursors:
            if is_read:
                cursor.fetchall()
        connection.execute(unit[-1][0].encode(), unit[-1][1])


# What the use case says to the database, written down while it runs


def _record(url: str, lane: Lane) -> list[list[Unit]]:
    with _service(url) as service:
        return [_record_one(service, choice) for choice in lane]


def _record_one(service: Service, choice: Choice) -> list[Unit]:
    units: list[Unit] = []

    class Recording(Transaction):
        """Writes down what it is asked."""

        def __init__(self, connection: psycopg.Connection[Any]) -> None:
            super().__init__(connection)
            units.append([])

        def run(self, statement: str, values: Any) -> None:
            units[-1].append((statement, dict(values), False))
            super().run(statement, values)

        def ask(self, kind: Any, statement: str, values: Any) -> Any:
            units[-1].append((statement, dict(values), True))
            return super().ask(kind, statement, values)

    with patch("seaboard.store.database.Transaction", Recording):
        _decide(service, choice)
    return units
