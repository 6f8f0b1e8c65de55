"""Streams over real HTTP: cut at random places and taken up again, they give what is stored, each event once."""

from __future__ import annotations

import json
import random
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlsplit

import httpx
import pytest

from seaboard_sdk import Client
from seaboard_sdk.generated.models import SeenEvent
from sites import Site
from system.test_match import play_to_the_end

SECONDS_TO_END = 60.0


class Reader:
    """Reads a stream byte by byte, as a bad line gives it, and remembers the messages that came whole."""

    def __init__(self, site: Site, client: Client, path: str) -> None:
        self.url = f"{site.streams_url}{path}"
        self.headers = {"Authorization": f"Bearer {client.token}"}
        self.last = ""
        self.numbers: list[int] = []
        self.has_ended = False

    def read(self, most: int) -> None:
        """Go on where the last message ended; cut after so many bytes."""
        headers = self.headers | ({"Last-Event-ID": self.last} if self.last else {})
        with httpx.stream("GET", self.url, headers=headers, timeout=20) as answer:
            assert answer.status_code == 200, answer.read()
            self._take(answer.iter_raw(), most)

    def _take(self, chunks: Iterator[bytes], most: int) -> None:
        kept = b""
        for chunk in chunks:
            kept += chunk[: most - len(kept)]
            if len(kept) == most or b"event: end\n" in kept:
                break
        for block in kept.decode(errors="ignore").split("\n\n")[:-1]:
            self._note(dict(line.split(": ", 1) for line in block.splitlines() if not line.startswith(":")))

    def _note(self, message: dict[str, str]) -> None:
        self.last = message.get("id", self.last)
        self.has_ended = self.has_ended or message.get("event") == "end"
        if "data" in message and "event" not in message:
            self.numbers.append(json.loads(message["data"])["number"])


@pytest.mark.parametrize("seed", range(3))
def test_a_stream_cut_at_random_places_gives_every_event_once(site: Site, seed: int) -> None:
    draws = random.Random(seed)
    with site.player() as client, ThreadPoolExecutor(1) as pool:
        match = client.matches.open("aqualin", seats=["me", "house:easy"])
        playing = pool.submit(play_to_the_end, match, draws)
        reader = Reader(site, client, f"/v1/matches/{match.id}/seats/0/events/stream")
        limit = time.monotonic() + SECONDS_TO_END
        while not reader.has_ended:
            assert time.monotonic() < limit
            reader.read(draws.randrange(20, 3000))
        playing.result()
        assert reader.numbers == [event.number for event in match.my_seat.events() if isinstance(event, SeenEvent)]


def vanish(site: Site, client: Client, match: str) -> bool:
    """Open a stream in which nothing is left to tell, and be gone without a word; whether there was a place."""
    address = urlsplit(site.streams_url)
    path, key = f"/v1/matches/{match}/events/stream?after=1", f"Authorization: Bearer {client.token}"
    with socket.create_connection((str(address.hostname), int(address.port or 80)), timeout=20) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\n{key}\r\n\r\n".encode())
        said = b""
        while b": still here" not in said and b" 429 " not in said:
            said += line.recv(4096)
    return b" 200 " in said


def test_streams_whose_readers_vanished_give_their_places_back(site: Site) -> None:
    with site.player() as client:
        match = client.matches.open("aqualin", seats=["me", "open"])
        taken = 0
        while vanish(site, client, match.id):
            taken += 1
        assert taken == 10
        limit = time.monotonic() + 30
        while not vanish(site, client, match.id):
            assert time.monotonic() < limit
            time.sleep(1)


def test_a_silent_stream_shows_that_it_is_alive(site: Site) -> None:
    with site.player() as client:
        match = client.matches.open("aqualin", seats=["me", "open"])
        headers = {"Authorization": f"Bearer {client.token}"}
        url = f"{site.streams_url}/v1/matches/{match.id}/events/stream"
        with httpx.stream("GET", url, headers=headers, timeout=16) as answer:
            began, beats = time.monotonic(), 0
            for line in answer.iter_lines():
                beats += line == ": still here"
                if beats == 2:
                    break
            assert time.monotonic() - began < 15
