"""Those who watch while others play: many open streams read by one process, which notes when what arrived."""

from __future__ import annotations

import json
import multiprocessing
import selectors
import socket
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any
from urllib.parse import urlsplit

from load.wire import written

SECONDS_TO_OPEN = 90.0
AT_ONCE = 50
"""How many streams are opened at the same time."""
SECONDS_A_LOOK = 0.1
BYTES_AT_ONCE = 2**16


@dataclass(slots=True)
class Heard:
    """What one stream told: the events' numbers in order, and of each when it was made (under the match's lock, so the
    commit lies behind) and when it came, by the clock that all here share."""

    match: str
    numbers: list[int] = field(default_factory=list)
    times: list[tuple[float, float]] = field(default_factory=list)

    def note(self, event: dict[str, Any], came: float) -> None:
        if "number" in event:
            self.numbers.append(event["number"])
            self.times.append((datetime.fromisoformat(event["at"]).timestamp(), came))

    def delays(self, since: float) -> list[float]:
        """Of what was made since then; what had happened before is told when a stream opens."""
        return [came - made for made, came in self.times if made >= since]


class Watching:
    """A process that reads; `finish` gives what it heard."""

    def __init__(self, url: str, matches: Sequence[str], token: str) -> None:
        context = multiprocessing.get_context("spawn")
        self._opened, self._over = context.Event(), context.Event()
        self._told: Any = context.Queue()
        arguments = (url, list(matches), token, self._opened, self._over, self._told)
        self._process = context.Process(target=_watch, args=arguments, daemon=True)
        self._process.start()

    def wait_until_open(self) -> None:
        if not self._opened.wait(SECONDS_TO_OPEN):
            raise RuntimeError(f"the streams were not open after {SECONDS_TO_OPEN:.0f} s")

    def finish(self) -> list[Heard]:
        self._over.set()
        heard: list[Heard] = self._told.get(timeout=60)
        self._process.join(10)
        return heard

    def stop(self) -> None:
        if self._process.is_alive():
            self._process.kill()
            self._process.join(10)


@contextmanager
def watching(url: str, matches: Sequence[str], token: str) -> Iterator[Watching]:
    """A stream of each of these matches (one that is named twice is watched twice), all open."""
    watchers = Watching(url, matches, token)
    try:
        watchers.wait_until_open()
        yield watchers
    finally:
        watchers.stop()


def _watch(url: str, matches: list[str], token: str, opened: Any, over: Any, told: Any) -> None:
    """What comes is kept as it is, and read when all is over: whoever watches must not take the machine."""
    with ThreadPoolExecutor(AT_ONCE) as threads:
        readers = list(threads.map(lambda match: _open(url, match, token), matches))
    opened.set()
    with selectors.DefaultSelector() as selector:
        for reader in readers:
            selector.register(reader.line, selectors.EVENT_READ, reader)
        while not over.is_set():
            for key, _ in selector.select(SECONDS_A_LOOK):
                if not key.data.receive():
                    selector.unregister(key.fileobj)
    told.put([reader.heard() for reader in readers])


@dataclass(slots=True)
class Reader:
    """An open stream, and what came by when."""

    match: str
    line: socket.socket
    parts: list[tuple[float, bytes]] = field(default_factory=list)

    def receive(self) -> bool:
        """Take what is there; False at the end."""
        data = self.line.recv(BYTES_AT_ONCE)
        self.parts.append((time.time(), data))
        return bool(data)

    def heard(self) -> Heard:
        """The lines of data; what else stands between them (names, sizes of chunks) is passed over."""
        heard, rest = Heard(self.match), b""
        for came, data in self.parts:
            *lines, rest = (rest + data).split(b"\n")
            for line in lines:
                if line.startswith(b"data: "):
                    heard.note(json.loads(line[6:]), came)
        return heard


def _open(url: str, match: str, token: str) -> Reader:
    where = urlsplit(url)
    reader = Reader(match, socket.create_connection((str(where.hostname), where.port), timeout=SECONDS_TO_OPEN))
    request = written(url, "GET", f"/v1/matches/{match}/events/stream", headers={"Authorization": f"Bearer {token}"})
    reader.line.sendall(request)
    head = b""
    while b"retry:" not in head:
        if not reader.receive():
            raise RuntimeError(f"a stream was not opened: {head!r}")
        head += reader.parts[-1][1]
    return reader
