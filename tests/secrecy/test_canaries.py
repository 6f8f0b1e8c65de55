"""Canaries: every game played over real HTTP by all who may and may not see it; no secret is found anywhere.

Searched is every byte that each of them received, and all that the service writes: its logs and the broker's traffic.
"""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from random import Random
from threading import Event, Thread
from typing import Any
from uuid import uuid4

import pytest

from seaboard.catalogue import Catalogue
from seaboard.matches.service import Service
from secrecy.looking import look
from secrecy.marks import Mark, answer_of, found_in, leaks_to, secrets_of, token_of
from secrecy.tables import Table, nothing
from secrecy.wires import Person, Wire, http_wire
from sites import Site, served

GAMES = sorted(Catalogue())
STRIDES = (0, 9)
AGAINST_THE_HOUSE = ("beach-closed", "walk-the-plank")
SECONDS_FOR_THE_HOUSE = 40
SETTINGS: dict[str, Any] = {
    "SEABOARD_HOUSE_DELAY_MS": "60",
    "SEABOARD_LOG_LEVEL": "DEBUG",
    "SEABOARD_REQUESTS_A_MINUTE": "0",
    "SEABOARD_DECISIONS_A_MINUTE": "0",
}


class Broker:
    """Hears every command that the broker is given."""

    def __init__(self, url: str) -> None:
        self.heard = bytearray()
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.connect(url.removeprefix("redis+socket://"))
        self._socket.sendall(b"MONITOR\r\n")
        self._socket.settimeout(0.2)
        self._stop = Event()
        self._thread = Thread(target=self._listen, daemon=True)
        self._thread.start()

    def _listen(self) -> None:
        while not self._stop.is_set():
            try:
                self.heard += self._socket.recv(1 << 16)
            except TimeoutError:
                continue

    def stop(self) -> bytes:
        self._stop.set()
        self._thread.join()
        self._socket.close()
        return bytes(self.heard).replace(b'\\"', b'"')


@contextmanager
def listening(url: str) -> Iterator[Broker]:
    broker = Broker(url)
    try:
        yield broker
    finally:
        broker.stop()


class Visit:
    """A table with all who look at it: its players, a stranger, a passer-by."""

    def __init__(self, service: Service, wire: Wire, game: str, routes: list[str]) -> None:
        self.table = Table.open(service, wire, game, seed=3)
        self.routes = routes

    @property
    def people(self) -> list[Person]:
        return [*self.table.people, self.table.stranger, self.table.passer]

    def play(self) -> list[Mark]:
        """Some of the match, with everybody looking at everything; the secrets that there were on the way."""
        marks = [token_of(person) for person in self.people if person.token]
        marks.append(private_match_of(self.table.people[0]))
        for stride in STRIDES:
            self.table.play(stride)
            marks += secrets_of(self.table)
            for viewer in self.table.viewers:
                look(self.table, viewer, self.routes)
        return marks

    def end(self, streams: Wire) -> None:
        """All give up; everybody reads the streams from their beginning, and at last the replay."""
        for seat, person in enumerate(self.table.people):
            person.hear("POST", f"{self.table.path}/seats/{seat}/resign")
        for seat, person in enumerate(self.table.people):
            listener = Person(streams, person.name, person.token, heard=person.heard)
            assert b"event: end" in listener.hear("GET", f"{self.table.path}/seats/{seat}/events/stream").body
        stranger = Person(streams, "Stranger", self.table.stranger.token, heard=self.table.stranger.heard)
        assert b"event: end" in stranger.hear("GET", f"{self.table.path}/events/stream").body
        for person in self.people:
            person.hear("GET", f"{self.table.path}/replay")


def private_match_of(person: Person) -> Mark:
    """A match that nobody else may know of: its id is a secret."""
    body = {"game": "aqualin", "seats": [{"kind": "me"}, {"kind": "open"}], "access": "private"}
    match = person.ask("POST", "/v1/matches", body, Idempotency_Key=str(uuid4()))["id"]
    return Mark("a private match", (match.encode(),), owners=(id(person),))


def everything_written(site: Site) -> bytes:
    """The logs of all processes."""
    logs = [server.process.log for server in site.servers.values() if server.process is not None]
    return b"\n".join(log.read_bytes() for log in logs)


def watch_the_house(service: Service, wire: Wire, game: str, routes: list[str]) -> tuple[Person, list[Mark]]:
    """A match among house bots, so that there are jobs, and answers that wait for their beat."""
    person = Person.register(wire, f"Watcher of {game}")
    seats = [{"kind": "house", "level": "easy"}] * min(service.find_game(game).game.facts.chairs)
    match = person.ask("POST", "/v1/matches", {"game": game, "seats": seats}, Idempotency_Key=str(uuid4()))["id"]
    table = Table(service, game, [], person, Person(wire), match, Random(1), nothing)
    marks, end = [token_of(person)], time.monotonic() + SECONDS_FOR_THE_HOUSE
    while table.held().row.last_choice < 4 and time.monotonic() < end:
        marks += secrets_of(table)
        look(table, None, routes)
        time.sleep(0.2)
    assert table.held().row.last_choice >= 4, "the house does not play"
    return person, marks


@pytest.mark.timeout(300)
def test_no_secret_reaches_anybody_or_is_written_anywhere(
    service: Service, routes: list[str], database_url: str, broker_url: str
) -> None:
    with (
        served(database_url, broker_url, **SETTINGS) as site,
        listening(broker_url) as broker,
        http_wire(site.url) as wire,
        http_wire(site.streams_url) as streams,
    ):
        visits = [Visit(service, wire, game, routes) for game in GAMES]
        with ThreadPoolExecutor(4) as pool:
            marks = [mark for found in pool.map(Visit.play, visits) for mark in found]
        watched = [watch_the_house(service, wire, game, routes) for game in AGAINST_THE_HOUSE]
        marks += [mark for _, found in watched for mark in found]
        people = [person for visit in visits for person in visit.people] + [person for person, _ in watched]
        assert leaks_to(people, marks) == []
        for visit in visits:
            visit.end(streams)
        check_the_end(visits, marks)
        time.sleep(1.0)
        traffic, written = broker.stop(), everything_written(site)
    assert found_in(traffic + written, [mark for mark in marks if not mark.owners]) == []
    assert found_in(traffic, [Mark("a job", (b"bot.play",))]) == ["a job"], "the broker's traffic was not heard"


def check_the_end(visits: list[Visit], marks: list[Mark]) -> None:
    """After its end a match's seed is shown in its replay, and to who asks for that alone."""
    seeds = [mark for mark in marks if mark.name.startswith("the seed")]
    for visit in visits:
        for person in visit.people:
            *_, replay = person.heard
            assert found_in(answer_of(replay), seeds) == [f"the seed of {visit.table.game}"] * len(STRIDES)
            del person.heard[-1]
    assert leaks_to([person for visit in visits for person in visit.people], marks) == []


@pytest.mark.parametrize("wrapped", [False, True], ids=["as it is", "in base64"])
def test_the_search_finds_a_mark_in_traffic(broker_url: str, wrapped: bool) -> None:
    """What the search above leans on: a task argument that holds a secret is found, as Celery packs it."""
    from celery import Celery

    with listening(broker_url) as broker:
        app = Celery(broker=broker_url)
        if wrapped:
            app.send_task("bot.play", args=["the secret of a match"])
        else:
            app.send_task("bot.play", headers={"seed": "the secret of a match"})
        app.close()
        time.sleep(0.5)
        assert found_in(broker.stop(), [Mark("it", (b"the secret of a match",))]) == ["it"]
