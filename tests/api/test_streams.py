"""Streams over HTTP: what is written on the wire, where they are answered, and how many there may be."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from api.conftest import Person, checked
from seaboard.api.app import create_app
from seaboard.api.streaming import Copies
from seaboard.matches.service import Service
from seaboard.settings import Settings


@pytest.fixture
def streaming(settings: Settings, service: Service) -> Iterator[Flask]:
    """The app as a streaming process."""
    app = checked(create_app(replace(settings, streams=True, streams_most=2), service))
    yield app
    app.extensions["seaboard"].hub.close()


def messages(text: str) -> list[dict[str, str]]:
    """The fields of each message that is no comment."""
    blocks = [block.splitlines() for block in text.split("\n\n")]
    parsed = [dict(line.split(": ", 1) for line in block if not line.startswith(":")) for block in blocks]
    return [message for message in parsed if "data" in message]


def read(client: FlaskClient, person: Person, path: str, **headers: str) -> Any:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return client.get(path, headers=person.headers | named)


def test_a_stream_of_a_match_that_is_over_is_its_events_and_an_end(
    streaming: Flask, ada: Person, ben: Person, running: str
) -> None:
    ben.post(f"/v1/matches/{running}/seats/1/resign")
    path = f"/v1/matches/{running}/seats/0/events"
    stored = ada.get(f"{path}?limit=200").get_json()["items"]
    answer = read(streaming.test_client(), ada, f"{path}/stream")
    assert answer.headers["Content-Type"].startswith("text/event-stream")
    assert answer.headers["Cache-Control"] == "private, no-store"
    assert answer.text.startswith("retry: 2000\n\n: still here\n\n")
    *told, end = messages(answer.text)
    assert [json.loads(message["data"]) for message in told] == stored
    assert [message["id"] for message in told] == [str(event["number"]) for event in stored]
    assert (end["event"], end["id"]) == ("end", f"{stored[-1]['number']}.end")


def test_it_goes_on_after_the_last_event_id_and_stops_whoever_has_the_end(
    streaming: Flask, ada: Person, ben: Person, running: str
) -> None:
    ben.post(f"/v1/matches/{running}/seats/1/resign")
    client, path = streaming.test_client(), f"/v1/matches/{running}/events/stream"
    whole = messages(read(client, ada, path).text)
    assert messages(read(client, ada, path, Last_Event_ID="3").text) == whole[3:]
    assert messages(read(client, ada, f"{path}?after=1", Last_Event_ID="3").text) == whole[3:]
    assert messages(read(client, ada, f"{path}?after=3").text) == whole[3:]
    assert read(client, ada, path, Last_Event_ID=whole[-1]["id"]).status_code == 204
    assert read(client, ada, path, Last_Event_ID="x").get_json()["errors"][0]["in"] == "header"


def test_what_is_there_at_once_is_sent_at_once(streaming: Flask, ada: Person, ben: Person, running: str) -> None:
    ben.post(f"/v1/matches/{running}/seats/1/resign")
    path = f"/v1/matches/{running}/events/stream"
    answer = FlaskClient(streaming).get(path, headers=ada.headers, buffered=False)
    retry, beat, whole = answer.iter_encoded()
    assert (retry, beat) == (b"retry: 2000\n\n", b": still here\n\n")
    assert [message["id"] for message in messages(whole.decode())][-2:] == ["8", "8.end"]


def test_the_same_thing_is_written_once_and_what_is_only_equal_again() -> None:
    written: list[str] = []

    def write(one: str) -> bytes:
        written.append(one)
        return f"{len(written)}".encode()

    first, second = ("".join(["sa", "me"]) for _ in range(2))
    copies = Copies(2)
    assert [copies.of(one, write) for one in (first, first, second, first)] == [b"1", b"1", b"2", b"1"]
    assert [copies.of(one, write) for one in ("another", "third", first)] == [b"3", b"4", b"5"]


def test_the_cap_is_told(streaming: Flask, service: Service, ada: Person, running: str) -> None:
    bare = FlaskClient(streaming)  # holds streams open, which a checked client would read to their end
    path = f"/v1/matches/{running}/events/stream"
    opened = [bare.get(path, headers=ada.headers, buffered=False) for _ in range(2)]
    refused = read(streaming.test_client(), ada, path)
    assert (refused.status_code, refused.get_json()["code"]) == (429, "too-many-streams")
    assert refused.get_json()["most"] == 2
    assert int(refused.headers["Retry-After"]) > 0
    for answer in opened:
        answer.close()


def test_streams_are_answered_by_streaming_processes_alone(ada: Person, running: str) -> None:
    answer = ada.get(f"/v1/matches/{running}/events/stream")
    assert (answer.status_code, answer.get_json()["code"]) == (421, "wrong-process")


def test_a_stream_is_for_players_and_a_seat_s_for_its_own(streaming: Flask, ben: Person, running: str) -> None:
    client = streaming.test_client()
    assert client.get(f"/v1/matches/{running}/events/stream").status_code == 401
    assert read(client, ben, f"/v1/matches/{running}/seats/0/events/stream").status_code == 403
