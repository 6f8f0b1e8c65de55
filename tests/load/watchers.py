"""Those who watch while others play: many open streams read by one process, which notes when what arrived."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any
from urllib.parse import urlsplit

SECONDS_TO_OPEN = 90.0
AT_ONCE = 50
"""How many streams are opened at the same time."""


@dataclass(slots=True)
class Heard:
    """What one stream told: the events' numbers in order, and of each when it was made (under the match's lock, so the
    commit lies behind) and when it came, by the clock that all here share."""

    match: str
    numbers: list[int] = field(default_factory=list)
    times: list[tuple[float, float]] = field(default_factory=list)

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
    told.put(asyncio.run(_watch_all(url, matches, token, opened, over)))


async def _watch_all(url: str, matches: list[str], token: str, opened: Any, over: Any) -> list[Heard]:
    gate, heard = asyncio.Semaphore(AT_ONCE), [Heard(match) for match in matches]
    streams = await asyncio.gather(*(_open(url, one.match, token, gate) for one in heard))
    readers = [asyncio.create_task(_read(stream, one)) for (stream, _), one in zip(streams, heard, strict=True)]
    opened.set()
    await asyncio.to_thread(over.wait)
    for reader in readers:
        reader.cancel()
    for _, writer in streams:
        writer.close()
    return heard


async def _open(
    url: str, match: str, token: str, gate: asyncio.Semaphore
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    where = urlsplit(url)
    async with gate:
        reader, writer = await asyncio.open_connection(where.hostname, where.port)
        head = [
            f"GET /v1/matches/{match}/events/stream HTTP/1.1",
            f"Host: {where.netloc}",
            f"Authorization: Bearer {token}",
        ]
        writer.write("\r\n".join([*head, "", ""]).encode())
        status = await reader.readline()
        if b" 200 " not in status:
            raise RuntimeError(f"a stream was not opened: {status!r}")
        await reader.readuntil(b"retry:")
    return reader, writer


async def _read(stream: asyncio.StreamReader, heard: Heard) -> None:
    """The lines of data; what else stands between them (names, sizes of chunks) is passed over."""
    while line := await stream.readline():
        if line.startswith(b"data: "):
            event = json.loads(line[6:])
            if "number" in event:
                heard.numbers.append(event["number"])
                heard.times.append((datetime.fromisoformat(event["at"]).timestamp(), time.time()))
