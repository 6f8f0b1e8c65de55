"""Decisions a second over HTTP, beside the same statements by other means, in one run and in equal databases."""

from __future__ import annotations

import multiprocessing
import pickle
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from http import HTTPStatus
from multiprocessing.synchronize import Barrier
from pathlib import Path
from statistics import median
from typing import Any

from load import pgbench
from load.ground import Ground, copied, percentile, served_at_rest, served_bare
from load.recorded import Recorded, record, send_again
from load.rows import Row
from load.schedule import Line, Turn, prepare
from load.wire import ThreadWire, written
from seaboard.matches.authenticate import authenticate
from seaboard.matches.decide import decide
from seaboard.matches.service import make_service
from seaboard.settings import Settings
from seaboard.store.database import Database

CLIENTS = 2
"""Processes that ask; each has its share of the lines, a thread each."""
MATCHES_A_LINE = {1: 8, 16: 3}
GOAL_AT = 16
ROUNDS = 3
GOALS = {"pgbench": 0.25, "bare Flask": 0.70}
"""What HTTP should be of them, at so many at once."""
SECONDS_TO_WARM_UP = 120.0

Plans = Mapping[int, list[Line]]


@dataclass(frozen=True, slots=True)
class Rate:
    """One way of deciding at one concurrency: decisions a second, latencies in milliseconds, errors."""

    way: str
    at_once: int
    per_second: float
    p50: float
    p99: float
    errors: int


def measure_all(ground: Ground, concurrencies: Sequence[int] = (1, 16, 64)) -> list[Row]:
    """All ways at each concurrency; each way has the same matches in a database of its own. Where there is a goal they
    are measured in ROUNDS, one after the other in each, since a machine is not the same for long."""
    plans = plan(ground, concurrencies)
    with copied(ground, "recording") as url:
        recorded = record(url, [line for lines in plans.values() for line in lines])
    rates = [*_by_psycopg(ground, plans, recorded), *_by_use_cases(ground, plans)]
    rates += _judged(ground, plans, recorded)
    for _ in range(ROUNDS - 1):
        rates += _judged(ground, {at_once: lines for at_once, lines in plans.items() if at_once == GOAL_AT}, recorded)
    return to_rows("decisions", rates, GOALS)


def _judged(ground: Ground, plans: Plans, recorded: Mapping[str, list[Recorded]]) -> list[Rate]:
    """The ways of which one has to reach a share of the others."""
    return [
        *_by_pgbench(ground, plans, recorded),
        *by_http(ground, plans),
        *_by_bare_flask(ground, plans, recorded),
    ]


def plan(ground: Ground, concurrencies: Sequence[int]) -> Plans:
    """Open matches for each concurrency; the first of each line is to warm up by."""
    service = make_service(Settings(database_url=ground.url))
    plans = {at_once: prepare(service, at_once, MATCHES_A_LINE.get(at_once, 1), warm=1) for at_once in concurrencies}
    service.close()
    return plans


def to_rows(part: str, rates: Sequence[Rate], goals: Mapping[str, float]) -> list[Row]:
    """The rate of each way at each concurrency, and of each other way for which there is a goal what share of it HTTP
    reaches; of several rounds the median, of shares that of those of each round."""
    found: dict[int, dict[str, list[Rate]]] = {}
    for rate in sorted(rates, key=lambda rate: rate.at_once):
        found.setdefault(rate.at_once, {}).setdefault(rate.way, []).append(rate)
    rows = [_figure(part, rounds) for ways in found.values() for rounds in ways.values()]
    for other, goal in goals.items():
        for at_once, ways in found.items():
            if "HTTP" in ways:
                wanted = goal if at_once == GOAL_AT else None
                rows.append(_share(part, ways["HTTP"], ways.get(other, []), f"{other}, {at_once} at once", wanted))
    errors = sum(rate.errors for rate in rates)
    return [*rows, Row(part, "errors", float(errors), "", 0.0, "at most")]


def _figure(part: str, rounds: Sequence[Rate]) -> Row:
    """The round in the middle."""
    rate = sorted(rounds, key=lambda rate: rate.per_second)[len(rounds) // 2]
    note = f"p50 {rate.p50:.1f} ms, p99 {rate.p99:.1f} ms, {sum(each.errors for each in rounds)} errors"
    return Row(part, f"{rate.way}, {rate.at_once} at once", rate.per_second, "/s", note=note + _said(rounds))


def _share(part: str, ours: Sequence[Rate], others: Sequence[Rate], name: str, goal: float | None) -> Row:
    shares = [mine.per_second / other.per_second for mine, other in zip(ours, others, strict=bool(others))]
    if not shares:
        return Row(part, f"HTTP of {name}", None, "", goal, note=f"{name} is not there", is_there=False)
    note = ", ".join(f"{share:.2f}" for share in shares) if len(shares) > 1 else ""
    return Row(part, f"HTTP of {name}", median(shares), "", goal, note=note)


def _said(rounds: Sequence[Rate]) -> str:
    return f"; of {len(rounds)} rounds the median" if len(rounds) > 1 else ""


# The ways: each makes of its target a function that plays one turn of a line and says whether it went well

Play = Callable[[Line, int], bool]
Way = Callable[[str, int, Any], Callable[[], Play]]


def _by_pgbench(ground: Ground, plans: Plans, recorded: Mapping[str, list[Recorded]]) -> Iterator[Rate]:
    program = pgbench.find()
    if program is None:
        return
    with copied(ground, "pgbench") as url:
        for at_once, lines in plans.items():
            rate, latencies = pgbench.measure(program, url, [recorded[line.name] for line in lines])
            yield to_rate("pgbench", at_once, rate, latencies, 0)


def _by_psycopg(ground: Ground, plans: Plans, recorded: Mapping[str, list[Recorded]]) -> Iterator[Rate]:
    with copied(ground, "psycopg") as url:
        for lines in plans.values():
            yield _timed("psycopg", url, lines, _sending, recorded)


def _by_use_cases(ground: Ground, plans: Plans) -> Iterator[Rate]:
    with copied(ground, "use_cases") as url:
        for lines in plans.values():
            yield _timed("use cases", url, lines, _deciding, None)


def _by_bare_flask(ground: Ground, plans: Plans, recorded: Mapping[str, list[Recorded]]) -> Iterator[Rate]:
    with copied(ground, "bare") as url, _written(recorded) as file, served_bare(url, file) as address:
        for lines in plans.values():
            yield _timed("bare Flask", address, lines, _putting_bare, None)


def by_http(ground: Ground, plans: Plans) -> Iterator[Rate]:
    with copied(ground, "http") as url, served_at_rest(url, ground.broker) as site:
        for lines in plans.values():
            yield _timed("HTTP", site.url, lines, _putting, None)


@contextmanager
def _written(recorded: Mapping[str, list[Recorded]]) -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="seaboard-bare-") as folder:
        file = Path(folder) / "recorded"
        file.write_bytes(pickle.dumps(recorded))
        yield file


def _sending(url: str, at_once: int, recorded: Any) -> Callable[[], Play]:
    database = Database(url, at_once)

    def play(line: Line, index: int) -> bool:
        send_again(database, recorded[line.name][index])
        return True

    return lambda: play


def _deciding(url: str, at_once: int, _: Any) -> Callable[[], Play]:
    service = make_service(Settings(database_url=url, database_connections=at_once))

    def play(line: Line, index: int) -> bool:
        turn = line.turns[index]
        caller = authenticate(service, turn.token)
        return decide(service, caller, turn.match, turn.seat, turn.number, turn.actions).status == "closed"

    return lambda: play


def _putting(url: str, at_once: int, _: Any) -> Callable[[], Play]:
    def connect() -> Play:
        wire = ThreadWire(url)
        return lambda line, index: put(wire, line.turns[index])

    return connect


def _putting_bare(url: str, at_once: int, _: Any) -> Callable[[], Play]:
    def connect() -> Play:
        wire = ThreadWire(url)
        return lambda line, index: _ask(wire, f"/{line.name}/{index}", line.turns[index])

    return connect


def put(wire: ThreadWire, turn: Turn) -> bool:
    """Make the choice; whether it was made."""
    return _ask(wire, f"/v1/matches/{turn.match}/seats/{turn.seat}/decisions/{turn.number}/choice", turn)


def _ask(wire: ThreadWire, path: str, turn: Turn) -> bool:
    headers = {"Authorization": f"Bearer {turn.token}"}
    return wire.ask(written(wire.url, "PUT", path, {"actions": turn.actions}, headers)) == HTTPStatus.OK


# Timing


@dataclass(frozen=True, slots=True)
class Share:
    """What one client process measured; the clock is the machine's, so that shares can be put together."""

    begun: float
    ended: float
    latencies: list[float]
    errors: int


def _timed(name: str, target: str, lines: list[Line], way: Way, extra: Any) -> Rate:
    """Play these lines at once, each in order, from CLIENTS processes: the first match of each to warm up, then, when
    all have come so far, the others against the clock."""
    shares = [lines[number::CLIENTS] for number in range(CLIENTS) if lines[number::CLIENTS]]
    context = multiprocessing.get_context("spawn")
    with context.Pool(len(shares), _meet_at, (context.Barrier(len(shares)),)) as pool:
        measured = pool.starmap(_play_share, [(target, share, way, _only(extra, share)) for share in shares])
    latencies = [latency for share in measured for latency in share.latencies]
    seconds = max(share.ended for share in measured) - min(share.begun for share in measured)
    return to_rate(name, len(lines), len(latencies) / seconds, latencies, sum(share.errors for share in measured))


def to_rate(way: str, at_once: int, per_second: float, latencies: list[float], errors: int) -> Rate:
    """Latencies are in seconds."""
    p50, p99 = (1000 * percentile(latencies, part) for part in (0.5, 0.99))
    return Rate(way, at_once, per_second, p50, p99, errors)


def _only(extra: Any, share: list[Line]) -> Any:
    return None if extra is None else {line.name: extra[line.name] for line in share}


_START: Barrier
"""Where the client processes wait for each other."""


def _meet_at(barrier: Barrier) -> None:
    global _START
    _START = barrier


def _play_share(target: str, share: list[Line], way: Way, extra: Any) -> Share:
    connect = way(target, len(share), extra)
    with ThreadPoolExecutor(len(share)) as threads:
        plays = [connect() for _ in share]
        assert all(threads.map(_warm_up, plays, share)), "a decision failed while warming up"
        _START.wait(SECONDS_TO_WARM_UP)
        begun = time.monotonic()
        played = list(threads.map(_play_line, plays, share))
        ended = time.monotonic()
    latencies = [latency for line in played for latency, _ in line]
    return Share(begun, ended, latencies, sum(not is_good for line in played for _, is_good in line))


def _warm_up(play: Play, line: Line) -> bool:
    return all(play(line, index) for index in range(line.warm))


def _play_line(play: Play, line: Line) -> list[tuple[float, bool]]:
    measured = []
    for index in range(line.warm, len(line.turns)):
        begun = time.monotonic()
        is_good = play(line, index)
        measured.append((time.monotonic() - begun, is_good))
    return measured
