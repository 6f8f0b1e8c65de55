"""Many matches at one action a second each, watched: how long a decision takes then, and whether anything is lost."""

from __future__ import annotations

import http.client
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

from load.decisions import answered, connected, put
from load.ground import Ground, percentile, served_at_rest
from load.rows import Row
from load.schedule import Line, prepare
from load.watchers import Heard, watching
from seaboard.matches.service import make_service
from seaboard.settings import Settings

MATCHES = 200
SPECTATORS = 2
LOBBY_WATCHERS = 30
SECONDS = 12
SECONDS_A_LOOK = 2.0
GOAL_MS = 250


@dataclass(slots=True)
class Played:
    """Latencies in seconds, each from when the action was due, so that waiting counts; `last` by match."""

    latencies: list[float] = field(default_factory=list)
    looks: list[float] = field(default_factory=list)
    refused: int = 0


def measure_all(ground: Ground, counts: Sequence[int] = (MATCHES, MATCHES // 4)) -> list[Row]:
    """The whole crowd, and a quarter of it to see where the machine's limit lies."""
    service = make_service(Settings(database_url=ground.url))
    crowds = [prepare(service, count) for count in counts]
    service.close()
    rows: list[Row] = []
    with served_at_rest(ground.url, ground.broker) as site:
        for lines in crowds:
            watched = [line.name for line in lines for _ in range(SPECTATORS)]
            with watching(site.streams_url, watched, lines[0].turns[0].token) as watchers:
                begun = time.monotonic()
                played = _play(site.url, lines)
                seconds = time.monotonic() - begun
                time.sleep(3 + min(20.0, 2 * max(played.latencies)))  # the last may still be under way
                heard = watchers.finish()
            rows += _rows(len(lines), played, seconds, heard)
    return rows


def _rows(count: int, played: Played, seconds: float, heard: Sequence[Heard]) -> list[Row]:
    name, is_goal = f"{count} matches", count == MATCHES
    p50, p99 = (1000 * percentile(played.latencies, part) for part in (0.5, 0.99))
    looked = 1000 * percentile(played.looks, 0.99)
    rate = len(played.latencies) / seconds
    note = f"p50 {p50:.0f} ms; {SPECTATORS} spectators each; {LOBBY_WATCHERS} in the lobby, p99 {looked:.0f} ms"
    lost = played.refused + _lost(heard)
    return [
        Row("steady", f"{name}: p99 of a decision", p99, "ms", GOAL_MS if is_goal else None, "at most", note),
        Row("steady", f"{name}: reached", rate, "/s", 0.95 * count if is_goal else None, note=f"of {count} asked for"),
        Row("steady", f"{name}: lost", float(lost), "", 0.0, "at most", "refused decisions, gaps, spectators behind"),
    ]


def _lost(heard: Sequence[Heard]) -> int:
    """Gaps in what anybody was told, and what one spectator of a match was told and another was not."""
    last: dict[str, int] = {}
    for one in heard:
        last[one.match] = max(last.get(one.match, 0), *one.numbers)
    return sum(last[one.match] - len(one.numbers) for one in heard)


def _play(url: str, lines: Sequence[Line]) -> Played:
    played, over = Played(), threading.Event()
    begun = time.monotonic() + 0.5
    with ThreadPoolExecutor(len(lines) + LOBBY_WATCHERS) as threads:
        lobby = [threads.submit(_look, url, number, played, over) for number in range(LOBBY_WATCHERS)]
        matches = [
            threads.submit(_play_one, url, line, begun + number / len(lines), played)
            for number, line in enumerate(lines)
        ]
        for match in matches:
            match.result()
        over.set()
        for watcher in lobby:
            watcher.result()
    return played


def _play_one(url: str, line: Line, begun: float, played: Played) -> None:
    connection = connected(url)
    for number, turn in enumerate(line.turns[:SECONDS]):
        due = begun + number
        time.sleep(max(0.0, due - time.monotonic()))
        played.refused += not put(connection, turn)
        played.latencies.append(time.monotonic() - due)
    connection.close()


def _look(url: str, number: int, played: Played, over: threading.Event) -> None:
    """A page of what is open, every other second."""
    connection = connected(url)
    over.wait(SECONDS_A_LOOK * number / LOBBY_WATCHERS)
    while not over.wait(SECONDS_A_LOOK):
        begun = time.monotonic()
        played.refused += answered(connection, "GET", "/v1/matches?status=open", None, {}) != http.client.OK
        played.looks.append(time.monotonic() - begun)
    connection.close()
