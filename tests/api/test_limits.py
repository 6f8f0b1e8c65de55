"""How much may be asked: each token by itself, an app's players together, and deciding apart from asking."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from api.conftest import Person
from seaboard.api.limits import Limits
from seaboard.matches import administer
from seaboard.matches.service import Service
from seaboard.settings import Settings

Bound = Callable[..., None]


@pytest.fixture
def bound(app: Flask, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Bound:
    """From now on so much may be asked, until the test ends."""

    def bind(asking: int, deciding: int = 100, times: int = 100, broker_url: str = "") -> None:
        limited = replace(
            settings,
            requests_a_minute=asking,
            decisions_a_minute=deciding,
            tenant_times=times,
            broker_url=broker_url,
        )
        monkeypatch.setitem(app.extensions, "limits", Limits(limited))

    return bind


def until_refused(person: Person, path: str = "/v1/account", most: int = 20) -> tuple[int, TestResponse]:
    """How often it was answered, and the refusal."""
    for count in range(most):
        answer = person.get(path)
        if answer.status_code == 429:
            return count, answer
        assert answer.status_code == 200
    raise AssertionError("never refused")


def test_each_refusal_says_how_long_to_wait_and_by_which_policy(ada: Person, bound: Bound) -> None:
    bound(asking=3)
    count, refused = until_refused(ada)
    assert count == 3
    assert refused.get_json()["code"] == "too-many-requests"
    assert 1 <= int(refused.headers["Retry-After"]) <= 60
    assert refused.headers["RateLimit-Policy"] == '"asking";q=3;w=60'
    assert re.fullmatch(r'"asking";r=0;t=[1-9]\d?', refused.headers["RateLimit"])


def test_every_answer_says_how_much_is_left(ada: Person, bound: Bound) -> None:
    bound(asking=5)
    left = [re.findall(r"r=(\d+)", ada.get("/v1/account").headers["RateLimit"]) for _ in range(3)]
    assert left == [["4"], ["3"], ["2"]]


def test_polling_never_starves_playing(ada: Person, running: str, bound: Bound) -> None:
    path = f"/v1/matches/{running}/seats/0/decisions/1"
    action = ada.get(path).get_json()["legal_actions"][0]
    bound(asking=2)
    until_refused(ada, path)
    made = ada.put(f"{path}/choice", {"actions": [action]})
    assert made.status_code == 200
    assert made.headers["RateLimit-Policy"].startswith('"deciding"')


def test_playing_has_its_bounds_too(ada: Person, running: str, bound: Bound) -> None:
    path = f"/v1/matches/{running}/seats/0/decisions/1"
    action = ada.get(path).get_json()["legal_actions"][0]
    bound(asking=100, deciding=2)
    answers = [ada.put(f"{path}/choice", {"actions": [action]}).status_code for _ in range(3)]
    assert answers == [200, 200, 429]
    assert ada.get(path).status_code == 200


def test_each_token_has_buckets_of_its_own(ada: Person, ben: Person, bound: Bound) -> None:
    second = ada.post("/v1/account/tokens", {"scopes": ["read"]}, Idempotency_Key="k").get_json()["access_token"]
    bound(asking=2)
    until_refused(ada)
    assert ben.get("/v1/account").status_code == 200
    assert Person(ada.client, second, ada.id).get("/v1/account").status_code == 200


def test_who_does_not_say_who_it_is_and_who_guesses_tokens_is_counted_by_address(
    client: FlaskClient, ada: Person, bound: Bound
) -> None:
    bound(asking=3)
    guess = Person(client, "sb_guess", "")
    assert [guess.get("/v1/account").status_code for _ in range(4)] == [401, 401, 401, 429]
    assert client.get("/v1/games").status_code == 429
    assert client.get("/healthz").status_code == 200
    assert ada.get("/v1/account").status_code == 200


def test_the_players_of_an_app_are_bounded_together_and_others_are_not(
    client: FlaskClient, service: Service, ada: Person, bound: Bound
) -> None:
    shop = Person(client, administer.create_tenant(service, "shop").key, "")
    players = []
    for number in range(3):
        shop.put(f"/v1/tenant/players/u{number}", {"name": f"Guest {'abc'[number]}"})
        made = shop.post(f"/v1/tenant/players/u{number}/tokens", {}, Idempotency_Key=str(number)).get_json()
        players.append(Person(client, made["access_token"], ""))
    bound(asking=2, times=2)
    answers = [player.get("/v1/account") for player in players for _ in range(2)]
    assert [answer.status_code for answer in answers] == [200] * 4 + [429] * 2
    assert answers[-1].headers["RateLimit-Policy"] == '"asking-of-the-app";q=4;w=60'
    assert "Retry-After" in answers[-1].headers
    assert ada.get("/v1/account").status_code == 200


def test_zero_is_no_bound(ada: Person, bound: Bound) -> None:
    bound(asking=0)
    answer = ada.get("/v1/account")
    assert "RateLimit" not in answer.headers


def test_processes_that_share_a_broker_count_together(ada: Person, bound: Bound, broker_url: str) -> None:
    for _ in range(2):  # as two processes would
        bound(asking=4, broker_url=broker_url)
        assert [ada.get("/v1/account").status_code for _ in range(2)] == [200, 200]
    assert until_refused(ada)[0] == 0


def test_while_nobody_can_count_nothing_is_refused(ada: Person, bound: Bound) -> None:
    bound(asking=1, broker_url="redis://127.0.0.1:1/0")
    assert [ada.get("/v1/account").status_code for _ in range(3)] == [200] * 3
