"""What headers keep a browser from; and what one may not see looks like what is not there (ALL-4)."""

from __future__ import annotations

import re
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from api.conftest import Person

PATHS = ["/v1", "/healthz", "/readyz", "/docs", "/openapi.json", "/v1/games", "/v1/games/aqualin/rules", "/nowhere"]


@pytest.mark.parametrize("path", PATHS)
def test_no_browser_guesses_frames_or_tells_on(client: FlaskClient, path: str) -> None:
    headers = client.get(path).headers
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"
    policy = headers["Content-Security-Policy"]
    assert policy.startswith("default-src 'none'")
    assert "frame-ancestors 'none'" in policy
    assert ("script-src" in policy) == (not headers["Content-Type"].endswith("json"))


def test_pages_run_no_script_of_their_own(client: FlaskClient) -> None:
    page = client.get("/docs")
    assert "'unsafe-inline'" not in page.headers["Content-Security-Policy"].split("script-src")[1].split(";")[0]
    assert "<script>" not in page.text


NOBODYS = "01a22de3-75a8-72f5-8933-912d3d9fa187"
OWN = re.compile("X-Request-Id|Date|RateLimit|Retry-After", re.IGNORECASE)
"""Headers that tell of the request, not of the match."""
BODIES: list[dict[str, Any]] = [{}, {"actions": []}, {"nonsense": 1}]
CONVERTED = {"id": "{match}", "seat": "0", "number": "1", "name": "none"}


def addresses(app: Flask) -> list[tuple[str, str]]:
    """Every method and address below a match, with `{match}` for its id."""
    found = []
    for rule in app.url_map.iter_rules():
        if "<id:match>" in rule.rule:
            path = re.sub(r"<(\w+):\w+>", lambda converter: CONVERTED[converter.group(1)], rule.rule)
            methods = (rule.methods or set()) - {"HEAD", "OPTIONS"}
            found += [(method, path) for method in sorted(methods)]
    return found


def shown(answer: TestResponse, match: str) -> tuple[int, str, dict[str, str]]:
    """The whole answer but for the ids that the caller itself gave or that differ in every answer."""
    headers = {name: value for name, value in answer.headers.items() if not OWN.match(name)}
    body: dict[str, Any] = answer.get_json() or {}
    body.pop("request_id", None)
    return answer.status_code, str(body).replace(match, "{match}"), headers


def test_to_a_stranger_a_private_match_and_none_are_the_same(app: Flask, ada: Person, ben: Person) -> None:
    """At every address below a match, whatever is sent there."""
    private = str(ada.open([{"kind": "me"}, {"kind": "open"}], access="private")["id"])
    seen = set()
    for method, path in addresses(app):
        for body in BODIES:
            answers = [
                ben.client.open(path.format(match=match), method=method, json=body, headers=ben.headers)
                for match in (private, NOBODYS)
            ]
            assert shown(answers[0], private) == shown(answers[1], NOBODYS), (method, path)
            seen.add(answers[0].status_code)
    assert 404 in seen


def test_what_is_another_player_s_and_what_is_not_there_are_the_same(ada: Person, ben: Person) -> None:
    """Webhooks, deliveries, waits in the pool, access tokens: whose id it is cannot be told by asking."""
    hook = ada.post("/v1/webhooks", {"url": "https://hooks.example/"}, Idempotency_Key="k").get_json()["webhook"]["id"]
    sent = ada.post(f"/v1/webhooks/{hook}/ping", Idempotency_Key="p").get_json()["id"]
    seconds = {"seconds": 60, "policy": "forfeit"}
    wait = ada.post("/v1/pool", {"game": "aqualin", "seats": 2, "time_limit": seconds}, Idempotency_Key="w").get_json()
    (token,) = (one["id"] for one in ada.get("/v1/account/tokens").get_json()["items"])
    changed = {"url": "https://hooks.example/", "topics": ["match.turn"], "is_shared": False, "status": "active"}
    asked = [
        ("GET", "/v1/webhooks/{id}", hook, None),
        ("PUT", "/v1/webhooks/{id}", hook, changed),
        ("DELETE", "/v1/webhooks/{id}", hook, None),
        ("POST", "/v1/webhooks/{id}/secret", hook, None),
        ("POST", "/v1/webhooks/{id}/ping", hook, None),
        ("GET", "/v1/webhooks/{id}/deliveries", hook, None),
        ("GET", f"/v1/webhooks/{hook}/deliveries/{{id}}", sent, None),
        ("POST", f"/v1/webhooks/{hook}/deliveries/{{id}}/replay", sent, None),
        ("GET", "/v1/pool/{id}", wait["id"], None),
        ("DELETE", "/v1/pool/{id}", wait["id"], None),
        ("DELETE", "/v1/account/tokens/{id}", token, None),
    ]
    for method, path, its_id, body in asked:
        answers = []
        for number, one in enumerate((its_id, NOBODYS)):
            headers = ben.headers | {"Idempotency-Key": f"{path}-{number}"[:40]}
            answer = ben.client.open(path.format(id=one), method=method, json=body, headers=headers)
            answers.append(shown(answer, one))
        assert answers[0] == answers[1], (method, path)
    assert ada.get(f"/v1/webhooks/{hook}").status_code == 200
    assert ada.get(f"/v1/pool/{wait['id']}").get_json()["id"] == wait["id"]
