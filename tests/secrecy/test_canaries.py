"""Canaries: every game played over real HTTP by all who may and may not see it; no secret is found anywhere.

Searched is every byte that each of them received, webhooks too, and all that the service writes: its logs, its metrics
and the broker's traffic.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any
from uuid import uuid4

import httpx
import pytest

from seaboard.catalogue import Catalogue
from seaboard.matches.service import Service
from secrecy.company import App, Postbox, postbox, posted_to
from secrecy.looking import look
from secrecy.marks import Mark, answer_of, found_in, leaks_to, secrets_of, token_of
from secrecy.overheard import listening
from secrecy.tables import Table, nothing
from secrecy.wires import Person, Wire, http_wire
from servers import free_ports
from sites import Site, served

GAMES = sorted(Catalogue())
STRIDES = (0, 9)
AGAINST_THE_HOUSE = ("beach-closed", "walk-the-plank")
SECONDS_FOR_THE_HOUSE = 40
MEASURED = ("api", "worker", "webhooks", "relay")
SETTINGS: dict[str, Any] = {
    "SEABOARD_HOUSE_DELAY_MS": "60",
    "SEABOARD_LOG_LEVEL": "DEBUG",
    "SEABOARD_REQUESTS_A_MINUTE": "0",
    "SEABOARD_DECISIONS_A_MINUTE": "0",
    "SEABOARD_WEBHOOK_NETWORKS": "127.0.0.0/8",
}


class Visit:
    """A table with all who look at it: its players, a stranger, a passer-by, another app's player."""

    def __init__(self, service: Service, wires: tuple[Wire, Wire], game: str, routes: list[str], box: Postbox) -> None:
        wire, self.streams = wires
        self.table = Table.open(service, wire, game, seed=3, start="call")
        self.routes, self.box = routes, box
        self.marks = [token_of(person) for person in self.people if person.token]
        for person in self.table.people:
            self.marks += box.subscribe(person)

    @property
    def people(self) -> list[Person]:
        return [*self.table.people, self.table.stranger, self.table.passer]

    def play(self, app: App, planners: tuple[int, ...]) -> list[Mark]:
        """Some of the match, with everybody looking at everything; the secrets that there were on the way."""
        self.marks.append(private_match_of(self.table.people[0]))
        self.marks += self.box.want_letters(self.table.people[-1])
        self._begin()
        for stride in STRIDES:
            self.table.play(stride)
            self.marks += secrets_of(self.table)
        self.marks += self._choose_in_advance(self.table.people[0], planners)
        for viewer in self.table.viewers:
            look(self.table, viewer, self.routes)
        app.look(self.table, self.routes)
        self._look_around()
        return self.marks

    def _begin(self) -> None:
        """Each adds a nonce, which is nobody's before the end, and writes a note to itself."""
        for seat, person in enumerate(self.table.people):
            person.ask("PUT", f"{self.table.path}/seats/{seat}/nonce", {"nonce": uuid4().hex})
            note = f"note {uuid4().hex}"
            person.ask("PUT", f"{self.table.path}/seats/{seat}/note", {"text": note})
            self.marks.append(Mark(f"the note of {person.name}", (note.encode(),), owners=(id(person),)))
        self.table.people[0].ask("POST", f"{self.table.path}/start")
        for room, seats in self.table.rooms().items():
            self._talk(room, [self.table.people[seat] for seat in seats])
        self._talk("spectators", [self.table.stranger])

    def _talk(self, room: str, people: list[Person]) -> None:
        """One says something that is for those of the room alone."""
        said = f"said {uuid4().hex}"
        people[-1].ask("POST", f"{self.table.path}/chat/{room}", {"text": said}, Idempotency_Key=str(uuid4()))
        self.marks.append(Mark(f"a word in the room of {room}", (said.encode(),), owners=tuple(map(id, people))))

    def _choose_in_advance(self, person: Person, planners: tuple[int, ...]) -> Iterator[Mark]:
        """Few choices have room for a mark of their own; but no other answer writes any as these are written. All who
        choose so, one at each table, may get such words: games share some."""
        action = self.table.met[-1]
        body = {"items": [{"kind": action["type"], "actions": [action]}]}
        person.ask("PUT", f"{self.table.path}/seats/0/standing-choices", body)
        forms = (f'"kind":"{action["type"]}","actions"', f'"kind": "{action["type"]}", "actions"')
        yield Mark("a choice made in advance", tuple(form.encode() for form in forms), owners=planners)

    def _look_around(self) -> None:
        """What is told of all of one's matches: notices and the export."""
        for person in (*self.table.people, self.table.stranger):
            person.ask("GET", "/v1/account/events?after=0")
            self._by_stream(person).ask_for_text("/v1/account/export/stream")

    def _by_stream(self, person: Person) -> Person:
        return Person(self.streams, person.name, person.token, heard=person.heard)

    def end(self) -> None:
        """All give up; everybody reads the streams from their beginning, and the outcome as it was signed."""
        for seat, person in enumerate(self.table.people):
            person.hear("POST", f"{self.table.path}/seats/{seat}/resign")
        for seat, person in enumerate(self.table.people):
            told = self._by_stream(person).ask_for_text(f"{self.table.path}/seats/{seat}/events/stream")
            assert "event: end" in told
        told = self._by_stream(self.table.stranger).ask_for_text(f"{self.table.path}/events/stream")
        assert "event: end" in told
        for person in self.people:
            person.ask("GET", f"{self.table.path}/outcome")

    def read_replays(self) -> Iterator[tuple[Person, bytes]]:
        """What everybody may have after the end, by asking for it alone."""
        for person in self.people:
            reader = Person(person.wire, person.name, person.token)
            yield person, answer_of(reader.hear("GET", f"{self.table.path}/replay"))
        for person in self.table.people:
            reader = Person(self.streams, person.name, person.token)
            yield person, reader.ask_for_text("/v1/account/export/stream").encode()


def private_match_of(person: Person) -> Mark:
    """A match that nobody else may know of: its id is a secret."""
    body = {"game": "aqualin", "seats": [{"kind": "me"}, {"kind": "open"}], "access": "private"}
    match = person.ask("POST", "/v1/matches", body, Idempotency_Key=str(uuid4()))["id"]
    return Mark("a private match", (match.encode(),), owners=(id(person),), is_an_id=True)


def watch_the_house(service: Service, wire: Wire, game: str, routes: list[str]) -> tuple[Person, list[Mark]]:
    """A match among house bots, so that there are jobs, and answers that wait for their beat."""
    person = Person.register(wire, f"Watcher of {game}")
    seats = [{"kind": "house", "level": "easy"}] * min(service.find_game(game).game.facts.chairs)
    match = person.ask("POST", "/v1/matches", {"game": game, "seats": seats}, Idempotency_Key=str(uuid4()))["id"]
    table = Table(service, game, [], person, Person(wire), match, Random(1), nothing)
    marks, end = [token_of(person)], time.monotonic() + SECONDS_FOR_THE_HOUSE
    look(table, None, routes)
    while table.held().row.last_choice < 4 and time.monotonic() < end:
        marks += secrets_of(table)
        time.sleep(0.1)
    look(table, None, routes)
    assert table.held().row.last_choice >= 4, "the house does not play"
    return person, marks


@pytest.mark.timeout(300)
def test_no_secret_reaches_anybody_or_is_written_anywhere(
    service: Service, routes: list[str], database_url: str, broker_url: str, tmp_path: Path
) -> None:
    ports = dict(zip(MEASURED, free_ports(len(MEASURED)), strict=True))
    with ExitStack() as stack:
        box = stack.enter_context(postbox())
        own = doors(ports, tmp_path)
        site = stack.enter_context(served(database_url, broker_url, own=own, **SETTINGS, **box.mail_settings))
        broker = stack.enter_context(listening(broker_url))
        wire, streams = (stack.enter_context(http_wire(url)) for url in (site.url, site.streams_url))
        app = App(service, wire)
        marks = [*app.marks(), *box.subscribe(app.itself, "/v1/tenant/webhooks")]
        visits = [Visit(service, (wire, streams), game, routes, box) for game in GAMES]
        planners = tuple(id(visit.table.people[0]) for visit in visits)
        with ThreadPoolExecutor(4) as pool:
            houses = [pool.submit(watch_the_house, service, wire, game, routes) for game in AGAINST_THE_HOUSE]
            marks += [mark for found in pool.map(lambda visit: visit.play(app, planners), visits) for mark in found]
        watched = [house.result() for house in houses]
        marks += [mark for _, found in watched for mark in found]
        app.look_around()
        for visit in visits:
            visit.end()
        people = [person for visit in visits for person in visit.people] + [person for person, _ in watched]
        wait_for_posts([person for visit in visits for person in visit.table.people])
        box.hand_out_letters()
        assert leaks_to([*people, *app.people], marks) == []
        check_the_end(visits, marks)
        metrics = b"".join(httpx.get(f"http://127.0.0.1:{port}/metrics").content for port in ports.values())
        traffic, written = broker.stop(), everything_written(site)
    assert found_in(metrics, marks) == []
    assert found_in(traffic + written, [mark for mark in marks if not mark.is_an_id]) == []
    heard = [Mark("a job", (b"bot.play",)), Mark("a parcel", (b"webhook.send",))]
    assert found_in(traffic, heard) == ["a job", "a parcel"], "the broker's traffic was not heard"
    assert b"seaboard_tasks_total" in metrics
    assert b"seaboard_requests_total" in metrics


def doors(ports: Mapping[str, int], folder: Path) -> dict[str, dict[str, str]]:
    """Processes with metrics to look at."""
    return {
        name: {"SEABOARD_METRICS_PORT": str(port), "SEABOARD_METRICS_FOLDER": str(folder / name)}
        for name, port in ports.items()
    }


def everything_written(site: Site) -> bytes:
    """The logs of all processes."""
    logs = [server.process.log for server in site.servers.values() if server.process is not None]
    return b"\n".join(log.read_bytes() for log in logs)


def wait_for_posts(people: list[Person]) -> None:
    """Until everybody was told by webhook that its match is over."""
    end = time.monotonic() + 30
    while not all(any(b'"match.over"' in heard.body for heard in posted_to(person)) for person in people):
        assert time.monotonic() < end, "webhooks do not come"
        time.sleep(0.1)


def check_the_end(visits: list[Visit], marks: list[Mark]) -> None:
    """After its end a match's seed and nonces are shown in its replay and in the export, to who asks for that alone."""
    for visit in visits:
        of_game = f" of {visit.table.game}"
        for person, read in visit.read_replays():
            shown = set(found_in(read, [mark for mark in marks if id(person) not in mark.owners]))
            assert f"the seed{of_game}" in shown
            assert shown == {f"the seed{of_game}", *(f"nonce {at}{of_game}" for at in range(len(visit.table.people)))}


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
        broker.wait_for(1)
        assert found_in(broker.stop(), [Mark("it", (b"the secret of a match",))]) == ["it"]
