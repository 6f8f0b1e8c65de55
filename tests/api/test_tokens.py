"""Access tokens: made with fewer powers, listed without secrets, revoked at once; and what operations ask of one."""

from __future__ import annotations

import base64
import re
from datetime import UTC, datetime, timedelta
from typing import Any

import psycopg
import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from api.conftest import Person
from contract import the_document
from seaboard.matches.tokens import SCOPES
from seated import rows

PATH = "/v1/account/tokens"
DOCUMENT = the_document()


def make(person: Person, key: str = "k", **body: Any) -> TestResponse:
    return person.post(PATH, {"scopes": ["read"], **body}, Idempotency_Key=key)


def as_made(person: Person, key: str = "k", **body: Any) -> Person:
    """The same player, asking with a further token."""
    answer = make(person, key, **body)
    assert answer.status_code == 201, answer.text
    return Person(person.client, answer.get_json()["access_token"], person.id)


def hours(count: int) -> str:
    return (datetime.now(UTC) + timedelta(hours=count)).isoformat()


def test_a_token_has_the_prefix_by_which_one_knows_it(ada: Person) -> None:
    assert make(ada).get_json()["access_token"].startswith("sb_")


def test_tokens_are_listed_with_what_they_may_and_without_their_secrets(ada: Person) -> None:
    made = make(ada, label=" my bot ", scopes=["play", "read"], expires_at=hours(1)).get_json()
    listed = ada.get(PATH)
    assert [item["label"] for item in listed.get_json()["items"]] == ["my bot", "first"]
    assert [item["is_current"] for item in listed.get_json()["items"]] == [False, True]
    assert listed.get_json()["items"][0] == made["token"]
    assert made["token"]["scopes"] == ["read", "play"]
    assert made["access_token"] not in listed.text


def test_the_list_goes_on_page_by_page(ada: Person) -> None:
    for key in "abcd":
        make(ada, key, label=key)
    first = ada.get(f"{PATH}?limit=2").get_json()
    second = ada.get(f"{PATH}?limit=2&after={first['next']}").get_json()
    third = ada.get(f"{PATH}?limit=2&after={second['next']}").get_json()
    labels = [item["label"] for page in (first, second, third) for item in page["items"]]
    assert (labels, third["next"]) == (["d", "c", "b", "a", "first"], None)
    assert ada.get(f"{PATH}?after=7").get_json()["code"] == "bad-cursor"


def test_a_revoked_token_is_refused_from_then_on_and_the_others_are_not(ada: Person) -> None:
    other = as_made(ada)
    assert other.get("/v1/account").status_code == 200
    id_ = next(item["id"] for item in ada.get(PATH).get_json()["items"] if not item["is_current"])
    for _ in range(2):
        assert ada.delete(f"{PATH}/{id_}").status_code == 200
    assert other.get("/v1/account").get_json()["code"] == "unknown-token"
    assert len(ada.get(PATH).get_json()["items"]) == 1


def test_nobody_revokes_the_token_of_another(ada: Person, ben: Person) -> None:
    id_ = ada.get(PATH).get_json()["items"][0]["id"]
    for path in (f"{PATH}/{id_}", f"{PATH}/nonsense"):
        assert ben.delete(path).get_json()["code"] == "unknown-access-token"
    assert ada.get("/v1/account").status_code == 200


def test_a_lost_answer_is_asked_for_again_and_holds_the_same_token(ada: Person) -> None:
    first, second = make(ada), make(ada)
    assert first.get_json() == second.get_json()
    assert second.headers["Idempotency-Replayed"] == "true"
    assert len(ada.get(PATH).get_json()["items"]) == 2


def test_the_answer_with_the_token_is_not_for_another_token_of_the_same_player(ada: Person) -> None:
    other = as_made(ada, "a", scopes=list(SCOPES))
    assert make(ada, "b").status_code == 201
    assert make(other, "b").get_json()["code"] == "idempotency-key-reused"


def test_a_token_makes_none_that_may_do_more(ada: Person) -> None:
    keeper = as_made(ada, scopes=["read", "admin"])
    refused = make(keeper, "other", scopes=["read", "play"])
    assert (refused.status_code, refused.get_json()["scope"]) == (403, "play")


def test_a_token_makes_none_that_lasts_longer(ada: Person) -> None:
    end = hours(1)
    short = as_made(ada, scopes=["read", "admin"], expires_at=end)
    for key, asked in (("a", None), ("b", hours(9))):
        made = make(short, key, expires_at=asked).get_json()["token"]["expires_at"]
        assert datetime.fromisoformat(made) <= datetime.fromisoformat(end)


def test_an_expired_token_is_unknown_and_not_listed(ada: Person, database_url: str, service: Any) -> None:
    other = as_made(ada, expires_at=hours(1))
    rows(service, "update access_tokens set expires_at = now() where expires_at is not null")
    assert other.get("/v1/account").get_json()["code"] == "unknown-token"
    assert len(ada.get(PATH).get_json()["items"]) == 1


@pytest.mark.parametrize(
    ("body", "code"),
    [
        pytest.param({"scopes": []}, "invalid-request", id="no scope"),
        pytest.param({"scopes": ["everything"]}, "invalid-request", id="a scope that is none"),
        pytest.param({"expires_at": "2001-01-01T00:00:00Z"}, "bad-token", id="an end in the past"),
        pytest.param({"expires_at": "2036-01-01T00:00:00"}, "invalid-request", id="a time without its zone"),
        pytest.param({"label": "x" * 101}, "invalid-request", id="a long label"),
    ],
)
def test_tokens_that_cannot_be(ada: Person, body: dict[str, Any], code: str) -> None:
    answer = make(ada, **body)
    assert (answer.status_code, answer.get_json()["code"]) == (422, code)


def test_a_player_has_no_more_tokens_than_it_may(ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("seaboard.matches.create_token.TOKENS_MOST", 2)
    assert make(ada, "a").status_code == 201
    assert make(ada, "b").get_json()["code"] == "too-many-tokens"


# Scopes


def operations() -> list[Any]:
    return [
        pytest.param(method, path, operation, id=operation["operationId"])
        for path, item in DOCUMENT["paths"].items()
        for method, operation in item.items()
        if method != "parameters" and operation.get("x-scope") and operation["x-access"] in ("player", "reader")
    ]


@pytest.mark.parametrize(("method", "path", "operation"), operations())
def test_a_token_without_the_scope_is_refused_and_told_which_it_lacks(
    ada: Person, running: str, method: str, path: str, operation: dict[str, Any]
) -> None:
    scope = operation["x-scope"]
    weak = as_made(ada, scopes=[other for other in SCOPES if other != scope])
    known = {"{match}": running, "{seat}": "0", "{n}": "1", "{number}": "1"}
    address = re.sub(r"{\w+}", lambda name: known.get(name[0], "x"), path)
    answer = weak.client.open(address, method=method.upper(), headers=weak.headers)
    assert (answer.status_code, answer.get_json()["code"]) == (403, "scope-missing")
    assert answer.get_json()["scope"] == scope
    assert f'scope="{scope}"' in answer.headers["WWW-Authenticate"]


def test_a_token_that_may_only_play_plays_and_opens_nothing(ada: Person, running: str, client: FlaskClient) -> None:
    player = as_made(ada, scopes=["play"])
    path = f"/v1/matches/{running}/seats/0/decisions/1"
    action = ada.get(path).get_json()["legal_actions"][0]
    assert player.put(f"{path}/choice", {"actions": [action]}).status_code == 200
    assert player.get(path).status_code == 403
    seats = [{"kind": "me"}, {"kind": "open"}]
    answer = player.post("/v1/matches", {"game": "aqualin", "seats": seats}, Idempotency_Key="k")
    assert answer.get_json()["scope"] == "open"


# Theft


def test_a_token_is_taken_from_its_header_alone(ada: Person, client: FlaskClient) -> None:
    """Not from an address, which ends up in logs and histories; nor from a cookie, which a browser sends by itself."""
    token = ada.headers["Authorization"].partition(" ")[2]
    assert client.get(f"/v1/account?access_token={token}").status_code == 401
    client.set_cookie("access_token", token)
    assert client.get("/v1/account").status_code == 401
    assert client.get("/v1/account", headers={"Authorization": f"Basic {token}"}).status_code == 401
    assert client.get("/v1/account", headers={"X-Access-Token": token}).status_code == 401


def test_what_the_tables_hold_opens_nothing(ada: Person, database_url: str) -> None:
    """Tokens are kept as hashes and the secrets of webhooks sealed; an answer that is kept holds neither."""
    made = [ada.headers["Authorization"].partition(" ")[2], make(ada).get_json()["access_token"]]
    hook = {"url": "https://hooks.example/"}
    whsec = ada.post("/v1/webhooks", hook, Idempotency_Key="w").get_json()["secret"].removeprefix("whsec_")
    with psycopg.connect(database_url) as connection:
        tables = connection.execute("select tablename from pg_tables where schemaname = 'public'").fetchall()
        rows = [connection.execute(f"select t::text from {name} t".encode()).fetchall() for (name,) in tables]
    kept = "\n".join(row for found in rows for (row,) in found)
    assert len(kept) > 1_000
    for secret in (*made, *(token.removeprefix("sb_") for token in made), whsec, base64.b64decode(whsec).hex()):
        assert secret not in kept


def test_a_stolen_token_is_good_for_nothing_once_it_is_revoked_and_its_heirs_too(ada: Person) -> None:
    """Whoever has it may have made others: they are listed, so that their owner can revoke them all."""
    stolen = as_made(ada, scopes=list(SCOPES))
    heir = as_made(stolen, "heir", scopes=["read"])
    listed = ada.get(PATH).get_json()["items"]
    for one in listed:
        if not one["is_current"]:
            assert ada.delete(f"{PATH}/{one['id']}").status_code == 200
    assert [who.get("/v1/account").status_code for who in (stolen, heir, ada)] == [401, 401, 200]
