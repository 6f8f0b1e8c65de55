"""What the bench's parts stand on: one Postgres that waits for its disk, one broker, copies of a database."""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import psutil
import psycopg
from psycopg import sql

from seaboard.cli.listeners import open_listener, port_of
from seaboard.cli.programs import Program
from seaboard.cli.supervisor import ProgramServer
from seaboard.store.migrate import migrate
from servers import running_postgres, running_valkey
from sites import Site, served, stop

UNLIMITED: dict[str, Any] = {
    "SEABOARD_REQUESTS_A_MINUTE": "0",
    "SEABOARD_DECISIONS_A_MINUTE": "0",
    "SEABOARD_STREAMS_MOST": "100000",
}
"""A few players ask for all: they are not to be counted."""
SECONDS_TO_REST = 60.0
SHARE_AT_REST = 0.2


@dataclass(frozen=True, slots=True)
class Ground:
    """A database with all tables and nothing in them, and a broker."""

    url: str
    broker: str


@contextmanager
def running_ground() -> Iterator[Ground]:
    with running_postgres(settings={}) as server, running_valkey() as broker:
        migrate(server.url)
        yield Ground(server.url, broker.url)


@contextmanager
def copied(ground: Ground, name: str) -> Iterator[str]:
    """A database that holds the same; gone afterwards."""
    source = str(psycopg.conninfo.conninfo_to_dict(ground.url)["dbname"])
    _administer(ground, "create database {} template {}", name, source)
    try:
        yield psycopg.conninfo.make_conninfo(ground.url, dbname=name)
    finally:
        _administer(ground, "drop database {} with (force)", name)


def _administer(ground: Ground, statement: Any, *names: str) -> None:
    with psycopg.connect(ground.url, dbname="template1", autocommit=True) as connection:
        connection.execute(sql.SQL(statement).format(*map(sql.Identifier, names)))


@contextmanager
def served_at_rest(url: str, broker: str) -> Iterator[Site]:
    """A site that counts nobody's requests, when all its processes have started: it is ready before its last one."""
    with served(url, broker, **UNLIMITED) as site:
        limit = time.monotonic() + SECONDS_TO_REST
        while _work_of(site) > SHARE_AT_REST and time.monotonic() < limit:
            pass
        yield site


def _work_of(site: Site) -> float:
    """Which part of one core the site's processes take, during a second."""
    before = _seconds_of(site)
    time.sleep(1.0)
    return _seconds_of(site) - before


def _seconds_of(site: Site) -> float:
    parents = [psutil.Process(server.process.pid) for server in site.servers.values() if server.process is not None]
    processes = [process for parent in parents for process in (parent, *parent.children(recursive=True))]
    return sum(times.user + times.system for times in (process.cpu_times() for process in processes))


@contextmanager
def served_bare(url: str, file: Path) -> Iterator[str]:
    """The bare endpoint under the same gunicorn as the API."""
    with open_listener("127.0.0.1", 0, patience=0) as listener, tempfile.TemporaryDirectory() as folder:
        address = f"http://127.0.0.1:{port_of(listener)}"
        manner = (
            "--worker-class",
            "gthread",
            "--workers",
            "2",
            "--threads",
            "8",
            "--bind",
            f"fd://{listener.fileno()}",
        )
        words = ("gunicorn", "load.bare:app", "--no-control-socket", "--graceful-timeout", "2", *manner)
        environment = {**os.environ, "BARE_DATABASE_URL": url, "BARE_FILE": str(file)}
        program = Program("bare", words, descriptors=(listener.fileno(),))
        server = ProgramServer(program, environment=environment, log=Path(folder) / "bare.log")
        server.start()
        try:
            _wait(address)
            yield address
        finally:
            stop(server)


def _wait(address: str) -> None:
    limit = time.monotonic() + 60
    while True:
        try:
            if httpx.get(f"{address}/healthz", timeout=2).is_success:
                return
        except httpx.HTTPError:
            if time.monotonic() > limit:
                raise
        time.sleep(0.05)


def percentile(values: Sequence[float], part: float) -> float:
    """The value below which so large a part of them lies; NaN if there are none."""
    ordered = sorted(values)
    return ordered[int(part * (len(ordered) - 1))] if ordered else float("nan")
