"""Seen replays, signed outcomes, keys and exports over HTTP."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace

import jwt
import pytest
from flask import Flask
from flask.testing import FlaskClient

from api.conftest import Person, checked
from seaboard.api.app import create_app
from seaboard.matches.service import Service
from seaboard.settings import Settings


@pytest.fixture
def streaming(settings: Settings, service: Service) -> Iterator[Flask]:
    """The app as a streaming process."""
    app = checked(create_app(replace(settings, streams=True), service))
    yield app
    app.extensions["seaboard"].hub.close()


def test_a_seat_gets_what_it_has_seen(ada: Person, ben: Person, running: str) -> None:
    file = ada.get(f"/v1/matches/{running}/seats/0/replay").get_json()
    told = ada.get(f"/v1/matches/{running}/seats/0/events").get_json()["items"]
    assert [event["number"] for event in file["events"]] == [event["number"] for event in told]
    assert file["views"][-1]["view"] == ada.get(f"/v1/matches/{running}/seats/0/view").get_json()["view"]
    assert ben.get(f"/v1/matches/{running}/seats/0/replay").get_json()["code"] == "not-your-seat"


def test_an_outcome_is_verified_with_the_published_keys_alone(
    client: FlaskClient, ada: Person, ben: Person, running: str
) -> None:
    assert client.get(f"/v1/matches/{running}/outcome").get_json()["code"] == "still-running"
    ben.post(f"/v1/matches/{running}/seats/1/resign")
    statement = client.get(f"/v1/matches/{running}/outcome").get_json()["statement"]
    (key,) = jwt.PyJWKSet.from_dict(client.get("/.well-known/jwks.json").get_json()).keys
    claims = jwt.decode(statement, key, algorithms=["EdDSA"])
    assert (claims["sub"], claims["outcome"]["places"]) == (running, [1, 2])


def test_an_export_is_a_line_for_each_match_and_one_for_the_end(
    streaming: Flask, ada: Person, ben: Person, running: str
) -> None:
    ben.post(f"/v1/matches/{running}/seats/1/resign")
    answer = streaming.test_client().get("/v1/account/export/stream", headers=ada.headers)
    line, end = (json.loads(text) for text in answer.text.splitlines())
    assert answer.headers["Content-Type"] == "application/x-ndjson"
    assert (line["match"]["id"], end) == (running, {"matches": 1})
    assert line["replay"] == ada.get(f"/v1/matches/{running}/replay").get_json()
    assert ada.get("/v1/account/export/stream").get_json()["code"] == "wrong-process"
