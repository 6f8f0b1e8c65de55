"""An app on a real database, whose every answer is held against the document, and people who play through it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any
from uuid import uuid4

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from contract import Contract
from seaboard.api.app import create_app
from seaboard.matches.service import Service, make_service
from seaboard.settings import Settings


class Checked(FlaskClient):
    """A client that takes no answer which the document has not."""

    def open(self, *place: Any, **more: Any) -> TestResponse:
        answer = super().open(*place, **more)
        contract: Contract = self.application.extensions["contract"]
        sent = answer.request
        contract.check(sent.method, sent.path, answer.status_code, dict(answer.headers), answer.get_data())
        return answer


class Person:
    """Somebody with an account, asking by JSON."""

    def __init__(self, client: FlaskClient, token: str, player: str) -> None:
        self.client = client
        self.id = player
        self.headers = {"Authorization": f"Bearer {token}"}

    def get(self, path: str, **headers: str) -> TestResponse:
        return self.client.get(path, headers=self.headers | _named(headers))

    def put(self, path: str, json: Any = None, **headers: str) -> TestResponse:
        return self.client.put(path, json=json, headers=self.headers | _named(headers))

    def post(self, path: str, json: Any = None, **headers: str) -> TestResponse:
        return self.client.post(path, json=json, headers=self.headers | _named(headers))

    def delete(self, path: str, **headers: str) -> TestResponse:
        return self.client.delete(path, headers=self.headers | _named(headers))

    def open(self, seats: list[dict[str, Any]], game: str = "aqualin", **more: Any) -> dict[str, Any]:
        """Open a match; it must succeed."""
        body = {"game": game, "seats": seats, **more}
        answer = self.post("/v1/matches", body, Idempotency_Key=str(uuid4()))
        assert answer.status_code == 201, answer.text
        match: dict[str, Any] = answer.get_json()
        return match


def _named(headers: dict[str, str]) -> dict[str, str]:
    return {name.replace("_", "-"): value for name, value in headers.items()}


@pytest.fixture(scope="session")
def settings(migrated_database_url: str) -> Settings:
    """Without limits, which all tests of one address would share: they have tests of their own."""
    return Settings(database_url=migrated_database_url, key="A" * 43, requests_a_minute=0, decisions_a_minute=0)


@pytest.fixture(scope="session")
def service(settings: Settings) -> Iterator[Service]:
    made = make_service(settings)
    yield made
    made.close()


@pytest.fixture(scope="session")
def app(settings: Settings, service: Service) -> Flask:
    return checked(create_app(settings, service))


def checked(app: Flask) -> Flask:
    """The app with every answer of its test clients held against its document."""
    app.extensions["contract"] = Contract(app.extensions["document"])
    app.test_client_class = Checked
    return app


@pytest.fixture
def client(app: Flask, database_url: str) -> FlaskClient:
    """A client of an app whose database is empty."""
    return app.test_client()


@pytest.fixture
def person(client: FlaskClient) -> Callable[[str], Person]:
    """Makes somebody of this name."""

    def make(name: str) -> Person:
        made = client.post("/v1/players", json={"name": name}).get_json()
        return Person(client, made["access_token"], made["player"]["id"])

    return make


@pytest.fixture
def ada(person: Callable[[str], Person]) -> Person:
    return person("Ada")


@pytest.fixture
def ben(person: Callable[[str], Person]) -> Person:
    return person("Ben")


@pytest.fixture
def running(ada: Person, ben: Person) -> str:
    """The id of a running match of Aqualin: Ada has seat 0 and begins, Ben has seat 1."""
    match = ada.open([{"kind": "me"}, {"kind": "open"}], options={"first": "colour"})
    answer = ben.put(f"/v1/matches/{match['id']}/seats/1")
    assert answer.get_json()["status"] == "running", answer.text
    return str(match["id"])
