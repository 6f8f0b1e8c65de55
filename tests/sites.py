"""Seaboard as it is really served: gunicorn, a Celery worker, beat and the relay, on the test's own servers."""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from uuid import uuid4

import httpx

from seaboard.cli.listeners import open_listener, port_of
from seaboard.cli.local_player import is_ready
from seaboard.cli.programs import programs
from seaboard.cli.supervisor import ProgramServer
from seaboard_sdk import Client

SECONDS_TO_BE_READY = 90.0


@dataclass(frozen=True, slots=True)
class Site:
    """Where it is served, and its processes by name."""

    url: str
    streams_url: str
    servers: dict[str, ProgramServer]

    def player(self, name: str = "somebody") -> Client:
        """A client of a new player, whose name no other test's player has."""
        return Client.register(self.url, f"{name} {uuid4().hex[:8]}")


@contextmanager
def served(
    database_url: str, broker_url: str, *, own: Mapping[str, Mapping[str, str]] | None = None, **variables: str
) -> Iterator[Site]:
    """All processes started and ready; ended again with the block. `own` are settings of some processes alone, by their
    names; one with a port for its metrics listens there too."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="seaboard-site-")))
        listeners = [stack.enter_context(open_listener("127.0.0.1", 0, patience=0)) for _ in range(2)]
        url, streams_url = (f"http://127.0.0.1:{port_of(listener)}" for listener in listeners)
        environment = os.environ | {
            "SEABOARD_DATABASE_URL": database_url,
            "SEABOARD_BROKER_URL": broker_url,
            "SEABOARD_STREAMS_URL": streams_url,
            "SEABOARD_HOUSE_DELAY_MS": "0",
            **variables,
        }
        api, streams = (listener.fileno() for listener in listeners)
        servers = {}
        for program in programs(api=api, streams=streams, schedule=str(folder / "schedule")):
            more = (own or {}).get(program.name, {})
            if program.words[0] == "gunicorn" and (port := more.get("SEABOARD_METRICS_PORT")):
                door = stack.enter_context(open_listener("127.0.0.1", int(port), patience=0)).fileno()
                words, doors = (*program.words, "--bind", f"fd://{door}"), (*program.descriptors, door)
                program = replace(program, words=words, descriptors=doors)
            server = ProgramServer(program, environment={**environment, **more}, log=folder / f"{program.name}.log")
            server.start()
            servers[program.name] = server
            stack.callback(stop, server)
        wait_until_ready(url, streams_url)
        yield Site(url, streams_url, servers)


def stop(server: ProgramServer) -> None:
    """At once: that they end well when they are asked to is seen where the launcher is tested."""
    if server.process is not None:
        server.process.kill_group()


def wait_until_ready(*urls: str) -> None:
    limit = time.monotonic() + SECONDS_TO_BE_READY
    for url in urls:
        while not is_ready(url):
            assert time.monotonic() < limit, f"{url} is not ready: {_said(url)}"
            time.sleep(0.05)


def _said(url: str) -> str:
    try:
        return httpx.get(f"{url}/readyz").text
    except httpx.HTTPError as error:
        return repr(error)
