"""A thousand open streams: how soon after the commit they tell what happened, and how much memory they take."""

from __future__ import annotations

import itertools
import time

import psutil

from load.decisions import put
from load.ground import Ground, percentile, processor_seconds, served_at_rest
from load.rows import Row
from load.schedule import prepare
from load.watchers import watching
from load.wire import ThreadWire
from seaboard.matches.service import make_service
from seaboard.settings import Settings
from sites import Site

STREAMS = 1000
MATCHES = 250
DECISIONS_A_SECOND = 10
SECONDS = 12
GOAL_MS = 250
MEGABYTE = 2**20


def measure_all(ground: Ground, streams: int = STREAMS) -> list[Row]:
    """Four spectators of each of 250 matches, in which ten decisions a second are made in all."""
    service = make_service(Settings(database_url=ground.url))
    lines = prepare(service, MATCHES)
    service.close()
    watched = [lines[number % MATCHES].name for number in range(streams)]
    with served_at_rest(ground.url, ground.broker) as site:
        before = _memory(site)
        with watching(site.streams_url, watched, lines[0].turns[0].token) as watchers:
            begun, processor = time.time(), processor_seconds(site)["streams"]
            connection = ThreadWire(site.url)
            for number in range(SECONDS * DECISIONS_A_SECOND):
                _wait_until(begun + number / DECISIONS_A_SECOND)
                if not put(connection, lines[number % MATCHES].turns[number // MATCHES]):
                    raise RuntimeError("a decision was refused")
            time.sleep(2)
            processor = processor_seconds(site)["streams"] - processor
            after = _memory(site)
            heard = watchers.finish()
    delays = list(itertools.chain.from_iterable(one.delays(begun) for one in heard))
    lost = sum(_gaps(one.numbers) for one in heard)
    p99 = 1000 * percentile(delays, 0.99)
    note = f"p50 {1000 * percentile(delays, 0.5):.0f} ms; {len(delays):,} arrivals; counted from the lock on"
    return [
        Row("streams", f"commit to arrival, p99 of {streams:,} streams", p99, "ms", GOAL_MS, "at most", note),
        Row("streams", "events lost", float(lost), "", 0.0, "at most"),
        Row("streams", "processor time of the streaming process, an arrival", 1e6 * processor / len(delays), "µs"),
        Row(
            "streams",
            "memory of the streaming process",
            after / MEGABYTE,
            "MB",
            note=f"{before / MEGABYTE:.0f} MB before",
        ),
    ]


def _gaps(numbers: list[int]) -> int:
    return 0 if not numbers else numbers[-1] - len(numbers)


def _memory(site: Site) -> int:
    """Of the server and its worker, as the system counts what is theirs alone."""
    process = site.servers["streams"].process
    assert process is not None
    whole = psutil.Process(process.pid)
    return sum(one.memory_full_info().uss for one in (whole, *whole.children()))


def _wait_until(moment: float) -> None:
    time.sleep(max(0.0, moment - time.time()))
