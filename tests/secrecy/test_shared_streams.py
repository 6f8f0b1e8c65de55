"""Streams of all viewers of a match at once, as one process answers them: each gets its own sequence, byte for byte."""

from __future__ import annotations

import json
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from seaboard.engine.events import Viewer
from seaboard.matches.service import Service
from secrecy.tables import Table
from secrecy.wires import http_wire
from sites import served

SETTINGS: dict[str, Any] = {"SEABOARD_REQUESTS_A_MINUTE": "0", "SEABOARD_DECISIONS_A_MINUTE": "0"}
STREAMS_A_VIEWER = 2
CHOICES = 12


@pytest.mark.parametrize("game", ["beach-closed", "jaws"])
def test_whoever_else_reads_each_stream_has_what_its_viewer_reads_alone(
    service: Service, database_url: str, broker_url: str, game: str
) -> None:
    with served(database_url, broker_url, **SETTINGS) as site, http_wire(site.url) as wire:
        table = Table.open(service, wire, game, seed=5)
        count = STREAMS_A_VIEWER * len(table.viewers)
        with ThreadPoolExecutor(count) as pool:
            reading = {
                (viewer, number): pool.submit(read_to_the_end, f"{site.streams_url}{events_of(table, viewer)}", token)
                for viewer in table.viewers
                for number, token in enumerate([table.asker(viewer).token] * STREAMS_A_VIEWER)
            }
            for _ in range(CHOICES):
                table.play(1)
                time.sleep(0.1)  # so that it is told as it comes
            table.people[0].hear("POST", f"{table.path}/seats/0/resign")
            for seat, person in enumerate(table.people[1:], start=1):
                person.hear("POST", f"{table.path}/seats/{seat}/resign")
            told = {of: stream.result() for of, stream in reading.items()}
        owned = 0
        for viewer in table.viewers:
            alone = table.asker(viewer).ask("GET", f"{events_of(table, viewer)}?limit=500")["items"]
            owned += sum(event["own"] is not None for event in alone)
            assert [told[viewer, number] for number in range(STREAMS_A_VIEWER)] == [alone] * STREAMS_A_VIEWER
        assert owned, "nothing was anybody's own"


def events_of(table: Table, viewer: Viewer) -> str:
    return f"{table.path}/events" if viewer is None else f"{table.path}/seats/{viewer}/events"


def read_to_the_end(url: str, token: str) -> list[Any]:
    """The data of all messages of these events' stream."""
    headers = {"Authorization": f"Bearer {token}"}
    with httpx.stream("GET", f"{url}/stream", headers=headers, timeout=60, trust_env=False) as answer:
        lines = list(answer.iter_lines())
    assert "event: end" in lines
    data = [json.loads(line.removeprefix("data: ")) for line in lines if line.startswith("data: ")]
    return [one for one in data if "number" in one]
