"""An app's webhooks: one address hears what all its players are told, each fact once, and nothing of another app."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from flask.testing import FlaskClient

from api.conftest import Person
from api.test_tenants import Shop
from seaboard.matches import administer
from seaboard.matches.publish_news import publish_news
from seaboard.matches.send_webhook import Answer, send_parcels, send_webhook
from seaboard.matches.service import Service

URL = "https://shop.example/hook"


@pytest.fixture
def app_named(client: FlaskClient, service: Service) -> Callable[[str], Shop]:
    return lambda name: Shop(client, name, administer.create_tenant(service, name).key)


def make(owner: Person, path: str = "/v1/tenant/webhooks") -> str:
    answer = owner.post(path, {"url": URL, "topics": ["match.over", "match.turn"]}, Idempotency_Key="one")
    assert answer.status_code == 201, answer.text
    return str(answer.get_json()["webhook"]["id"])


def sent(service: Service) -> list[str]:
    """The bodies of what the relay and the workers send."""
    got: list[str] = []

    def post(url: str, headers: object, body: str) -> Answer:
        got.append(body)
        return Answer(204, None)

    publish_news(service)
    send_parcels(service, lambda parcel: send_webhook(service, parcel.id, parcel.attempts, post))
    return got


def test_an_app_hears_each_fact_once_and_of_its_own_players_alone(
    service: Service, app_named: Callable[[str], Shop]
) -> None:
    shop, cafe = app_named("shop"), app_named("cafe")
    hook = make(shop)
    make(cafe)
    ada, ben = shop.player("a", "Ada"), shop.player("b", "Ben")
    match = ada.open([{"kind": "me"}, {"kind": "open"}], options={"first": "colour"})
    ben.put(f"/v1/matches/{match['id']}/seats/1")
    ben.post(f"/v1/matches/{match['id']}/seats/1/resign")
    told = [json.loads(body) for body in sent(service)]
    assert sorted(one["type"] for one in told) == ["match.over", "match.turn"]
    assert {one["data"]["recipient"] for one in told} <= {ada.id, ben.id}
    log = shop.get(f"/v1/tenant/webhooks/{hook}/deliveries").get_json()["items"]
    assert {one["status"] for one in log} == {"delivered"}
    assert cafe.get(f"/v1/tenant/webhooks/{hook}").get_json()["code"] == "unknown-webhook"
    assert [one["id"] for one in shop.get("/v1/tenant/webhooks").get_json()["items"]] == [hook]


def test_a_player_and_its_app_are_both_told_and_neither_sees_the_other_s_webhooks(
    service: Service, app_named: Callable[[str], Shop]
) -> None:
    shop = app_named("shop")
    hook = make(shop)
    path = f"/v1/tenant/webhooks/{hook}"
    assert shop.post(f"{path}/ping", Idempotency_Key="ping").status_code == 201
    assert len(sent(service)) == 1
    ada = shop.player("a", "Ada")
    assert ada.get(f"/v1/webhooks/{hook}").status_code in (403, 404)
    assert ada.get(path).status_code == 401
    assert shop.post(f"{path}/secret", Idempotency_Key="new").get_json()["secret"].startswith("whsec_")
    changed = {"url": URL, "topics": ["match.over"], "is_shared": False, "status": "paused"}
    assert shop.put(path, changed).get_json()["status"] == "paused"
    assert shop.delete(path).status_code == 204
    assert shop.get(path).get_json()["code"] == "unknown-webhook"
