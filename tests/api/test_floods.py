"""What is huge, long, deep or endless is refused with a problem of ordinary size, and costs the service little."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from flask.testing import FlaskClient

from api.conftest import Person

ME = [{"kind": "me"}, {"kind": "open"}]
SECONDS = 10.0
"""Far more than any of them takes: what is quadratic in a body would take longer."""
BYTES = 70_000
"""A refusal is never much longer than what was sent."""


def opening(**more: Any) -> dict[str, Any]:
    return {"game": "aqualin", "seats": ME, **more}


def deep(levels: int) -> Any:
    value: Any = 0
    for _ in range(levels):
        value = [value]
    return value


BODIES: dict[str, dict[str, Any]] = {
    "an option of many digits": opening(options={"first": 10**4000}),
    "an option of many letters": opening(options={"first": "a" * 60_000}),
    "an option that is a tree": opening(options={"first": deep(25)}),
    "a thousand options": opening(options={f"option-{number}": number for number in range(1_000)}),
    "an option with a long name": opening(options={"o" * 60_000: 1}),
    "four thousand seats": opening(seats=[{"kind": "open"}] * 4_000),
    "four thousand wrong seats": opening(seats=[{"knid": "open"}] * 4_000),
    "a time limit beyond all time": opening(time_limit={"seconds": 10**300, "policy": "forfeit"}),
    "a time limit below none": opening(time_limit={"seconds": -(10**300), "policy": "forfeit"}),
    "a game with a long name": opening() | {"game": "a" * 60_000},
}


@pytest.mark.parametrize("what", BODIES)
def test_a_match_cannot_be_opened_with(ada: Person, what: str) -> None:
    check(lambda: ada.post("/v1/matches", BODIES[what], Idempotency_Key="k"))


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        pytest.param("PUT", "decisions/1/choice", {"actions": [{"type": "aqualin.slide"}] * 501}, id="many actions"),
        pytest.param("PUT", "decisions/1/choice", {"actions": [{"type": "a" * 60_000}]}, id="an action of a long type"),
        pytest.param("PUT", "decisions/1/choice", {"actions": [{"type": "x", "of": deep(25)}]}, id="tree-like"),
        pytest.param("POST", "decisions/1/preview", {"actions": [{}] * 10_000}, id="a draft of nothing, often"),
        pytest.param("PUT", "note", {"text": "a" * 10_001}, id="a long note"),
        pytest.param(
            "PUT", "standing-choices", {"items": [{"kind": "x", "actions": [{}]}] * 2_000}, id="many choices in advance"
        ),
    ],
)
def test_a_seat_cannot_send(ada: Person, running: str, method: str, path: str, body: dict[str, Any]) -> None:
    address = f"/v1/matches/{running}/seats/0/{path}"
    check(lambda: ada.client.open(address, method=method, json=body, headers=ada.headers))


@pytest.mark.parametrize(
    "query",
    [
        pytest.param("limit=1000000000", id="a page without end"),
        pytest.param("limit=" + "9" * 3_000, id="a limit of many digits"),
        pytest.param("after=" + "9" * 3_000, id="a cursor of many digits"),
        pytest.param("wait=1000000000", id="a wait without end"),
        pytest.param("&".join(f"x{number}=1" for number in range(2_000)), id="many names"),
    ],
)
def test_a_list_cannot_be_asked_for_with(ada: Person, running: str, query: str) -> None:
    check(lambda: ada.get(f"/v1/matches/{running}/events?{query}"))


def test_topics_tokens_and_names_have_their_bounds(ada: Person, client: FlaskClient) -> None:
    hook = {"url": "https://hooks.example/", "topics": ["match.turn"] * 5_000}
    check(lambda: ada.post("/v1/webhooks", hook, Idempotency_Key="k"))
    check(lambda: ada.post("/v1/account/tokens", {"scopes": ["read"] * 5_000}, Idempotency_Key="k"))
    check(lambda: client.post("/v1/players", json={"name": "e\u0301" * 15_000}))
    check(lambda: client.get("/v1/account", headers={"Authorization": "Bearer " + "a" * 60_000}))
    check(lambda: ada.post("/v1/matches", opening(), Idempotency_Key="k" * 60_000))


def check(ask: Callable[[], Any]) -> None:
    """It is refused as the caller's fault, soon, and in few words."""
    began = time.monotonic()
    answer = ask()
    assert time.monotonic() - began < SECONDS
    assert 400 <= answer.status_code < 500, answer.text[:300]
    assert answer.get_json()["code"]
    assert len(answer.get_data()) < BYTES, json.dumps(answer.get_json())[:300]
