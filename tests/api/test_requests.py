"""What every request and answer has in common: reading, refusing, headers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from flask.testing import FlaskClient

from api.conftest import Person, checked
from seaboard.api.app import create_app
from seaboard.matches.service import Service
from seaboard.settings import Settings

PLAYER = {"name": "Ada"}


@pytest.mark.parametrize(
    ("body", "content_type", "status", "code"),
    [
        pytest.param(b'{"name": ', "application/json", 400, "malformed-json", id="broken JSON"),
        pytest.param(b'{"name": "a", "name": "b"}', "application/json", 400, "malformed-json", id="a name twice"),
        pytest.param(b'{"name": "a"}', "text/plain", 415, "not-json", id="JSON that does not say so"),
        pytest.param(b"name=a", "application/x-www-form-urlencoded", 415, "not-json", id="a form"),
        pytest.param(b'{"name": "' + b"a" * 70_000 + b'"}', "application/json", 413, "body-too-large", id="too large"),
        pytest.param(b"", "application/json", 422, "invalid-request", id="nothing"),
        pytest.param(b"[]", "application/json", 422, "invalid-request", id="no object"),
        pytest.param(b"null", "application/json", 422, "invalid-request", id="null"),
    ],
)
def test_a_body_that_cannot_be_read(
    client: FlaskClient, body: bytes, content_type: str, status: int, code: str
) -> None:
    answer = client.post("/v1/players", data=body, content_type=content_type)
    assert (answer.status_code, answer.get_json()["code"]) == (status, code)
    assert answer.content_type == "application/problem+json"


@pytest.mark.parametrize(
    ("body", "pointers"),
    [
        pytest.param({}, {"/name"}, id="a missing field"),
        pytest.param({**PLAYER, "nmae": "x", "a/b": 1}, {"/nmae", "/a~1b"}, id="unknown fields, by name"),
        pytest.param({"name": 7}, {"/name"}, id="a wrong type"),
        pytest.param({"name": "a" * 101}, {"/name"}, id="too long"),
        pytest.param({"name": "a", "is_bot": "perhaps"}, {"/is_bot"}, id="no boolean"),
    ],
)
def test_a_body_that_does_not_fit_is_refused_by_json_pointer(
    client: FlaskClient, body: dict[str, Any], pointers: set[str]
) -> None:
    answer = client.post("/v1/players", json=body)
    assert answer.status_code == 422
    assert {error["pointer"] for error in answer.get_json()["errors"]} == pointers


def test_a_fault_deep_in_a_body_is_named_by_its_place(ada: Person) -> None:
    body = {"game": "aqualin", "seats": [{"kind": "me"}, {"kind": "house", "levle": "easy"}]}
    answer = ada.post("/v1/matches", body, Idempotency_Key="k")
    assert answer.get_json()["errors"] == [{"in": "body", "pointer": "/seats/1/levle", "detail": "Unknown field."}]


def test_an_unknown_name_in_a_query_is_refused(ada: Person) -> None:
    answer = ada.get("/v1/matches?gmae=aqualin&limit=0")
    assert answer.status_code == 422
    assert {(error["in"], error["pointer"]) for error in answer.get_json()["errors"]} == {
        ("query", "/gmae"),
        ("query", "/limit"),
    }


@pytest.mark.parametrize(
    "path", ["/nowhere", "/v1/matches/a%00b", "/v1/matches/x/seats/-1/view", "/v1//games", "/v1/games/"]
)
def test_an_address_that_leads_nowhere(client: FlaskClient, path: str) -> None:
    assert client.get(path).get_json()["code"] == "not-found"


def test_a_wrong_method_names_the_right_ones(client: FlaskClient) -> None:
    answer = client.delete("/v1/players")
    assert answer.status_code == 405
    assert "POST" in answer.headers["Allow"]


@pytest.mark.parametrize(
    ("header", "code"),
    [
        pytest.param({}, "not-signed-in", id="nobody"),
        pytest.param({"Authorization": "Basic YTpi"}, "unknown-token", id="another scheme"),
        pytest.param({"Authorization": "Bearer"}, "unknown-token", id="no token"),
        pytest.param({"Authorization": "Bearer nonsense"}, "unknown-token", id="a token that nobody has"),
        pytest.param({"Authorization": "Bearer \xff"}, "unknown-token", id="no ASCII"),
    ],
)
def test_who_is_not_known_is_told_how_to_be(client: FlaskClient, header: dict[str, str], code: str) -> None:
    answer = client.get("/v1/account", headers=header)
    assert (answer.status_code, answer.get_json()["code"]) == (401, code)
    assert answer.headers["WWW-Authenticate"].startswith("Bearer")


def test_a_wrong_token_is_refused_even_where_none_is_needed(client: FlaskClient) -> None:
    assert client.get("/v1/matches", headers={"Authorization": "Bearer nonsense"}).status_code == 401


def test_who_is_not_known_learns_nothing_of_the_body_it_sent(client: FlaskClient) -> None:
    assert client.post("/v1/matches", json={"nonsense": 1}).status_code == 401


def test_a_plain_request_id_is_kept_and_an_odd_one_replaced(client: FlaskClient) -> None:
    assert client.get("/healthz", headers={"X-Request-Id": "my-request-7"}).headers["X-Request-Id"] == "my-request-7"
    odd = client.get("/healthz", headers={"X-Request-Id": "a b\t<c>"}).headers["X-Request-Id"]
    assert odd.isalnum()


def test_answers_about_a_match_are_for_their_caller_alone(ada: Person, running: str) -> None:
    for path in ("", "/view", "/events", "/seats/0/view", "/seats/0/events", "/seats/0/decisions", "/seats/1/view"):
        answer = ada.get(f"/v1/matches/{running}{path}")
        assert answer.headers["Cache-Control"] == "private, no-store", path
        assert "Authorization" in answer.headers["Vary"], path


def test_times_are_in_utc_with_a_z(ada: Person) -> None:
    assert ada.get("/v1").get_json()["server_time"].endswith("Z")


def test_a_fault_of_ours_tells_nothing_but_its_id(
    client: FlaskClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fall(*_: object) -> None:
        secret = "".join(["blue", "-crab"])  # what lies in a variable, beside what the error says itself
        raise RuntimeError(f"the deck is {len(secret)} long")

    monkeypatch.setattr("seaboard.api.routes.games.list_all", fall)
    answer = client.get("/v1/games")
    assert answer.status_code == 500
    assert "deck" not in answer.text
    assert "Traceback" not in answer.text
    assert answer.headers["X-Request-Id"] in caplog.text
    assert "the deck is" in caplog.text
    assert "blue-crab" not in caplog.text
    assert answer.get_json()["request_id"] == answer.headers["X-Request-Id"]


# Which kind of process answers


@pytest.fixture
def streams(database_url: str, service: Service) -> FlaskClient:
    """A streaming process, of a deployment that says where those are."""
    settings = Settings(database_url=database_url, streams=True, streams_url="http://127.0.0.1:8081")
    return checked(create_app(settings, service)).test_client()


def test_an_ordinary_process_does_not_wait(ada: Person, running: str) -> None:
    for wait in ("1", "25", "007"):
        answer = ada.get(f"/v1/matches/{running}/events?wait={wait}")
        assert (answer.status_code, answer.get_json()["code"]) == (421, "wrong-process")
    assert ada.get(f"/v1/matches/{running}/events?wait=0").status_code == 200


def test_a_streaming_process_plays_nothing(streams: FlaskClient, ada: Person, running: str) -> None:
    path = f"/v1/matches/{running}"
    assert streams.get(path, headers=ada.headers).status_code == 421
    assert streams.get(f"{path}/events", headers=ada.headers).status_code == 200
    assert streams.get("/healthz").status_code == 200
    assert streams.get("/v1").get_json()["streams_url"] == "http://127.0.0.1:8081"


# Creating once


def test_creating_without_a_key_is_refused(ada: Person) -> None:
    answer = ada.post("/v1/matches", {"game": "aqualin", "seats": [{"kind": "me"}, {"kind": "open"}]})
    assert (answer.status_code, answer.get_json()["code"]) == (400, "idempotency-key-missing")


@pytest.mark.parametrize("key", ['"quoted-key"', "bare-key"])
def test_creating_twice_with_one_key_creates_once(ada: Person, key: str) -> None:
    body = {"game": "aqualin", "seats": [{"kind": "me"}, {"kind": "open"}]}
    first, second = (ada.post("/v1/matches", body, Idempotency_Key=key) for _ in range(2))
    assert first.get_json() == second.get_json()
    assert second.headers["Idempotency-Replayed"] == "true"
    assert "Idempotency-Replayed" not in first.headers
    assert len(ada.get("/v1/matches?mine=true").get_json()["items"]) == 1


def test_a_key_that_was_used_for_something_else_is_refused(ada: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    ada.post("/v1/matches", {"game": "aqualin", "seats": seats}, Idempotency_Key="k")
    answer = ada.post("/v1/matches", {"game": "aqualin", "seats": seats, "access": "private"}, Idempotency_Key="k")
    assert (answer.status_code, answer.get_json()["code"]) == (422, "idempotency-key-reused")


def test_two_people_may_use_the_same_key(ada: Person, ben: Person) -> None:
    body = {"game": "aqualin", "seats": [{"kind": "me"}, {"kind": "open"}]}
    ids = {one.post("/v1/matches", body, Idempotency_Key="k").get_json()["id"] for one in (ada, ben)}
    assert len(ids) == 2


def test_a_player_is_created_once_with_one_key_and_its_key_must_be_one_nobody_guesses(client: FlaskClient) -> None:
    key = "0d4f6f0e-52f8-4c59-9a0e-0b1d5b6f7a55"
    first, second = (client.post("/v1/players", json=PLAYER, headers={"Idempotency-Key": key}) for _ in range(2))
    assert first.get_json() == second.get_json()
    token = second.get_json()["access_token"]
    assert client.get("/v1/account", headers={"Authorization": f"Bearer {token}"}).status_code == 200
    assert client.post("/v1/players", json=PLAYER, headers={"Idempotency-Key": "k"}).status_code == 422


def test_the_rules_come_as_markdown_or_as_a_page(client: FlaskClient, person: Callable[[str], Person]) -> None:
    assert client.get("/v1/games/aqualin/rules").content_type == "text/markdown; charset=utf-8"
    page = client.get("/v1/games/aqualin/rules", headers={"Accept": "text/html,*/*;q=0.8"})
    assert page.content_type == "text/html; charset=utf-8"
    assert "<h1" in page.text
    assert client.get("/v1/games/aqualin/rules", headers={"Accept": "image/png"}).status_code == 406
