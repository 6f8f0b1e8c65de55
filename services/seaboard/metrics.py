"""What processes count and time, for those who run the house: sums by route, game and queue, never a match or a player.

Several processes of one kind (gunicorn's, a worker's) put their counts into one folder, SEABOARD_METRICS_FOLDER, and
any of them tells the sum. Who may know it: operators alone. It is served on a port of its own (SEABOARD_METRICS_PORT)
and never on the public one, since sums over few matches tell of those matches.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Final

from seaboard.settings import read_settings

FOLDER: Final = read_settings().metrics_folder
if FOLDER:  # prometheus_client asks for this variable while it is imported
    Path(FOLDER).mkdir(parents=True, exist_ok=True)
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = FOLDER

from prometheus_client import (  # noqa: E402
    REGISTRY,
    CollectorRegistry,
    Counter,
    Histogram,
    generate_latest,
    start_http_server,
)
from prometheus_client.core import GaugeMetricFamily  # noqa: E402
from prometheus_client.multiprocess import MultiProcessCollector  # noqa: E402
from prometheus_client.registry import Collector  # noqa: E402

SECONDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)

REQUESTS: Final = Counter("seaboard_requests", "Answers by route and status.", ["method", "route", "status"])
REQUEST_SECONDS: Final = Histogram("seaboard_request_seconds", "Until the answer began.", ["route"], buckets=SECONDS)
DECISIONS: Final = Counter("seaboard_decisions", "Decisions closed, by game and by who made them.", ["game", "maker"])
LATENESS: Final = Histogram("seaboard_deadline_lateness_seconds", "From a deadline to its judgement.", buckets=SECONDS)
BOT_SECONDS: Final = Histogram("seaboard_bot_seconds", "A house bot's thinking.", ["game", "level"], buckets=SECONDS)
QUEUE_SECONDS: Final = Histogram("seaboard_queue_seconds", "A job's wait for a worker.", ["queue"], buckets=SECONDS)
TASKS: Final = Counter("seaboard_tasks", "Jobs done, by task and how they ended.", ["task", "state"])
MAIL: Final = Counter("seaboard_mail_sent", "Rows of the outbox that were sent.", ["kind"])


@contextmanager
def timed(histogram: Histogram) -> Iterator[None]:
    """Observe how long the block takes."""
    began = perf_counter()
    try:
        yield
    finally:
        histogram.observe(perf_counter() - began)


class Backlog(Collector):
    """Ages that are asked for at each look. `read` gives seconds by name, or None when they cannot be had."""

    def __init__(self, read: Callable[[], dict[str, float] | None]) -> None:
        self._read = read

    def collect(self) -> Iterator[GaugeMetricFamily]:
        found = self._read()
        yield GaugeMetricFamily("seaboard_database_up", "Whether the database answers.", value=float(found is not None))
        for name, seconds in (found or {}).items():
            yield GaugeMetricFamily(
                f"seaboard_{name}_age_seconds", "How long the oldest one has been due.", value=seconds
            )


def registry(*more: Collector) -> CollectorRegistry:
    """What is told at a look: the counts of all processes of the folder, and more."""
    made = CollectorRegistry()
    if FOLDER:
        MultiProcessCollector(made, path=FOLDER)  # type: ignore[no-untyped-call]
    else:
        made.register(REGISTRY)
    for each in more:
        made.register(each)
    return made


def written(of: CollectorRegistry) -> bytes:
    """In Prometheus' text format."""
    return generate_latest(of)


def serve(port: int) -> None:
    """Tell what this process and its children count, from a thread; 0 tells nobody."""
    if port:
        start_http_server(port, registry=registry())
