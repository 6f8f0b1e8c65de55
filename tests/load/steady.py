"""Many matches at one action a second each, watched: how long a decision takes then, and whether anything is lost."""

from __future__ import annotations

import asyncio
import http.client
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from load.ground import Ground, percentile, processor_seconds, served_at_rest
from load.rows import Row
from load.schedule import Line, Turn, prepare
from load.watchers import Heard, watching
from load.wire import Wire, written
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
    """Latencies in seconds, each from when the action was due, so that waiting counts; and the time from when the first
    was due to the last answer."""

    latencies: list[float] = field(default_factory=list)
    looks: list[float] = field(default_factory=list)
    refused: int = 0
    seconds: float = 0.0


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
                before = processor_seconds(site)
                played = asyncio.run(_play(site.url, lines))
                time.sleep(3 + min(20.0, 2 * max(played.latencies)))  # the last may still be under way
                heard = watchers.finish()
                after = processor_seconds(site)
            rows += _rows(len(lines), played, heard)
            taken = {name: after[name] - before[name] for name in before}
            rows.append(_processor_row(len(lines), taken, len(played.latencies)))
    return rows


def _rows(count: int, played: Played, heard: Sequence[Heard]) -> list[Row]:
    name, is_goal = f"{count} matches", count == MATCHES
    p50, p99 = (1000 * percentile(played.latencies, part) for part in (0.5, 0.99))
    looked = 1000 * percentile(played.looks, 0.99)
    rate = len(played.latencies) / played.seconds
    note = f"p50 {p50:.0f} ms; {SPECTATORS} spectators each; {LOBBY_WATCHERS} in the lobby, p99 {looked:.0f} ms"
    lost = played.refused + _lost(heard)
    return [
        Row("steady", f"{name}: p99 of a decision", p99, "ms", GOAL_MS if is_goal else None, "at most", note),
        Row("steady", f"{name}: reached", rate, "/s", 0.95 * count if is_goal else None, note=f"of {count} asked for"),
        Row("steady", f"{name}: lost", float(lost), "", 0.0, "at most", "refused decisions, gaps, spectators behind"),
    ]


def _processor_row(count: int, taken: dict[str, float], decisions: int) -> Row:
    parts = ", ".join(f"{name} {1000 * seconds / decisions:.2f}" for name, seconds in taken.items())
    figure = 1000 * sum(taken.values()) / decisions
    return Row("steady", f"{count} matches: processor time a decision", figure, "ms", note=f"{parts}; without Postgres")


def _lost(heard: Sequence[Heard]) -> int:
    """Gaps in what anybody was told, and what one spectator of a match was told and another was not."""
    last: dict[str, int] = {}
    for one in heard:
        last[one.match] = max(last.get(one.match, 0), *one.numbers)
    return sum(last[one.match] - len(one.numbers) for one in heard)


async def _play(url: str, lines: Sequence[Line]) -> Played:
    played, over = Played(), asyncio.Event()
    planned = [[_to_request(url, turn) for turn in line.turns[:SECONDS]] for line in lines]
    begun = asyncio.get_running_loop().time() + 0.5
    lobby = [asyncio.create_task(_look(url, number, played, over)) for number in range(LOBBY_WATCHERS)]
    await asyncio.gather(
        *(_play_one(url, turns, begun + number / len(planned), played) for number, turns in enumerate(planned))
    )
    played.seconds = asyncio.get_running_loop().time() - begun
    over.set()
    await asyncio.gather(*lobby)
    return played


def _to_request(url: str, turn: Turn) -> bytes:
    path = f"/v1/matches/{turn.match}/seats/{turn.seat}/decisions/{turn.number}/choice"
    return written(url, "PUT", path, {"actions": turn.actions}, {"Authorization": f"Bearer {turn.token}"})


async def _play_one(url: str, turns: Sequence[bytes], begun: float, played: Played) -> None:
    wire, clock = Wire(url), asyncio.get_running_loop().time
    for number, turn in enumerate(turns):
        due = begun + number
        await asyncio.sleep(max(0.0, due - clock()))
        played.refused += await wire.ask(turn) != http.client.OK
        played.latencies.append(clock() - due)
    wire.close()


async def _look(url: str, number: int, played: Played, over: asyncio.Event) -> None:
    """A page of what is open, every other second."""
    wire, clock = Wire(url), asyncio.get_running_loop().time
    request = written(url, "GET", "/v1/matches?status=open")
    await _passed(over, SECONDS_A_LOOK * number / LOBBY_WATCHERS)
    while not await _passed(over, SECONDS_A_LOOK):
        begun = clock()
        played.refused += await wire.ask(request) != http.client.OK
        played.looks.append(clock() - begun)
    wire.close()


async def _passed(over: asyncio.Event, seconds: float) -> bool:
    """Whether it was over before so much time had passed."""
    with suppress(TimeoutError):
        await asyncio.wait_for(over.wait(), seconds)
    return over.is_set()
