"""The account's feed over HTTP: by cursor, by long poll and as a stream."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from flask import Flask
from flask.testing import FlaskClient

from api.conftest import Person, checked
from seaboard.api.app import create_app
from seaboard.matches.publish_news import publish_news
from seaboard.matches.service import Service
from seaboard.settings import Settings


@pytest.fixture
def streaming(settings: Settings, service: Service) -> Iterator[Flask]:
    """The app as a streaming process."""
    app = checked(create_app(replace(settings, streams=True), service))
    yield app
    app.extensions["seaboard"].hub.close()


def test_the_feed_is_read_by_cursor(service: Service, ada: Person, ben: Person, running: str) -> None:
    publish_news(service)
    page = ada.get("/v1/account/events?limit=2").get_json()
    assert [notice["topic"] for notice in page["items"]] == ["seat.taken", "match.started"]
    assert (page["next"], page["has_more"], page["is_gap"]) == ("2", True, False)
    rest = ada.get(f"/v1/account/events?after={page['next']}").get_json()
    assert [(notice["topic"], notice["match"]) for notice in rest["items"]] == [("match.turn", running)]
    assert ada.get("/v1/account/events?after=9").get_json()["code"] == "bad-cursor"
    assert ben.get("/v1/account/events").get_json()["items"][0]["topic"] == "match.started"


def test_a_long_poll_gets_what_is_there_and_waits_on_streaming_processes_alone(
    streaming: Flask, service: Service, ada: Person, running: str
) -> None:
    publish_news(service)
    answer = streaming.test_client().get("/v1/account/events?wait=5", headers=ada.headers)
    assert len(answer.get_json()["items"]) == 3
    assert ada.get("/v1/account/events?wait=5").status_code == 421


def test_the_feed_is_streamed(streaming: Flask, service: Service, ada: Person, running: str) -> None:
    publish_news(service)
    client = FlaskClient(streaming)  # a checked client would read to an end that does not come
    answer = client.get("/v1/account/events/stream", headers=ada.headers | {"Last-Event-ID": "2"}, buffered=False)
    chunks = iter(answer.response)
    said = "".join(_text(next(chunks)) for _ in range(3))
    answer.close()
    assert "id: 3\n" in said
    assert '"topic":"match.turn"' in said


def _text(chunk: object) -> str:
    return chunk.decode() if isinstance(chunk, bytes) else str(chunk)
