"""What a decision costs in a database that is full of other matches, beside one that holds none."""

from __future__ import annotations

import time

from load import crowd
from load.decisions import put
from load.ground import Ground, copied, percentile, served_at_rest
from load.rows import Row
from load.schedule import Line, prepare
from load.wire import ThreadWire
from seaboard.matches.service import make_service
from seaboard.settings import Settings
from servers import running_valkey

FINISHED = 1_000_000
RUNNING = 100_000
MATCHES = 36
"""So many that the hundredth part of their decisions is a dozen and not four."""
GOAL = 1.2


def measure_all(ground: Ground, part: float = 1.0) -> list[Row]:
    """`part` of a million finished and a hundred thousand running matches."""
    finished, running = int(FINISHED * part), int(RUNNING * part)
    service = make_service(Settings(database_url=ground.url))
    lines = prepare(service, MATCHES)
    service.close()
    with copied(ground, "full") as url:
        begun = time.monotonic()
        filling = make_service(Settings(database_url=url))
        crowd.add_finished(filling, finished)
        crowd.add_running(filling, running)
        filling.close()
        seconds = time.monotonic() - begun
        with (
            running_valkey() as broker,
            served_at_rest(ground.url, ground.broker) as empty,
            served_at_rest(url, broker.url) as full,
        ):
            measured = _play_both(empty.url, full.url, lines)
    p50, p99 = (percentile(measured[1], part) / percentile(measured[0], part) for part in (0.5, 0.99))
    name = f"p99 among {finished:,} finished and {running:,} running"
    note = f"of an empty database's; of the medians {p50:.2f}; filled in {seconds:.0f} s"
    return [Row("large", name, p99, "", GOAL, "at most", note)]


def _play_both(empty: str, full: str, lines: list[Line]) -> tuple[list[float], list[float]]:
    """Each decision in both, in changing order, so that both meet the same machine."""
    measured: tuple[list[float], list[float]] = ([], [])
    both = list(zip([ThreadWire(url) for url in (empty, full)], measured, strict=True))
    for line in lines:
        for number, turn in enumerate(line.turns):
            for connection, latencies in both if number % 2 else reversed(both):
                begun = time.monotonic()
                if not put(connection, turn):
                    raise RuntimeError("a decision was refused")
                latencies.append(time.monotonic() - begun)
    return measured
