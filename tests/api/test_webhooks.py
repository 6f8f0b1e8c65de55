"""Webhooks over HTTP: made once however often asked, the secret shown once, the log read, a delivery sent anew."""

from __future__ import annotations

from typing import Any

import pytest

from api.conftest import Person
from seaboard.matches.send_webhook import Answer, send_parcels, send_webhook
from seaboard.matches.service import Service

URL = "https://hooks.example/seaboard"


def make(person: Person, key: str = "one", **more: Any) -> Any:
    return person.post("/v1/webhooks", {"url": URL, **more}, Idempotency_Key=key)


@pytest.fixture
def hook(ada: Person) -> str:
    return str(make(ada).get_json()["webhook"]["id"])


def send(service: Service, answer: Answer) -> None:
    """Do the work of relay and workers."""
    send_parcels(service, lambda parcel: send_webhook(service, parcel.id, parcel.attempts, lambda *_: answer))


def test_a_repeated_request_makes_one_webhook_and_shows_the_same_secret(ada: Person) -> None:
    first, again = make(ada), make(ada)
    assert (first.status_code, again.status_code) == (201, 201)
    assert again.headers["Idempotency-Replayed"] == "true"
    assert again.get_json() == first.get_json()
    assert first.get_json()["secret"].startswith("whsec_")
    (listed,) = ada.get("/v1/webhooks").get_json()["items"]
    assert listed == first.get_json()["webhook"]
    assert "match.turn" in listed["topics"]
    assert "match.turn-again" not in listed["topics"]


def test_a_secret_is_stored_in_no_answer(ada: Person, service: Service) -> None:
    secret = make(ada).get_json()["secret"]
    with service.database.single() as tx:
        kept = tx.column("select body::text from idempotency_keys", {})
    assert kept
    assert not any(secret in body for body in kept)


@pytest.mark.parametrize(
    ("body", "pointer"),
    [
        ({"url": "http://hooks.example/"}, "/url"),
        ({"url": "https://10.0.0.1/"}, "/url"),
        ({"topics": ["match.hand"]}, "/topics/0"),
        ({"secret": "mine"}, "/secret"),
    ],
)
def test_what_is_no_webhook_is_refused_by_its_part(ada: Person, body: dict[str, Any], pointer: str) -> None:
    answer = make(ada, **body)
    assert (answer.status_code, answer.get_json()["errors"][0]["pointer"]) == (422, pointer)


def test_it_is_changed_paused_and_removed(ada: Person, hook: str) -> None:
    path = f"/v1/webhooks/{hook}"
    change = {"url": URL + "/2", "topics": ["match.over"], "is_shared": True, "status": "paused"}
    changed = ada.put(path, change).get_json()
    assert {name: changed[name] for name in change} == change
    assert ada.post(f"{path}/ping", Idempotency_Key="ping").get_json()["code"] == "webhook-inactive"
    assert ada.delete(path).status_code == 204
    assert ada.delete(path).status_code == 204
    assert ada.get(path).get_json()["code"] == "unknown-webhook"


def test_a_ping_shows_in_the_log_with_its_attempts_and_is_sent_anew(ada: Person, service: Service, hook: str) -> None:
    path = f"/v1/webhooks/{hook}"
    ping = ada.post(f"{path}/ping", Idempotency_Key="ping").get_json()
    assert (ping["topic"], ping["status"]) == ("webhook.ping", "pending")
    send(service, Answer(204, None))
    delivery = ada.get(f"{path}/deliveries/{ping['id']}").get_json()
    assert (delivery["status"], [one["answered"] for one in delivery["log"]]) == ("delivered", [204])
    assert ada.get(f"{path}/deliveries").get_json()["items"][0]["id"] == ping["id"]
    assert ada.post(f"{path}/deliveries/{ping['id']}/replay").get_json()["status"] == "pending"
    assert ada.get(f"{path}/deliveries/{hook}").get_json()["code"] == "unknown-delivery"
    assert ada.get(f"{path}/deliveries?after=x").get_json()["code"] == "bad-cursor"


def test_a_new_secret_tells_until_when_the_old_one_is_good(ada: Person, hook: str) -> None:
    answer = ada.post(f"/v1/webhooks/{hook}/secret", Idempotency_Key="change")
    assert answer.status_code == 201
    assert answer.get_json()["webhook"]["old_secret_until"] is not None
    again = ada.post(f"/v1/webhooks/{hook}/secret", Idempotency_Key="change")
    assert again.get_json()["secret"] == answer.get_json()["secret"]


def test_another_s_webhook_is_not_found(ben: Person, hook: str) -> None:
    for path in ("", "/deliveries"):
        assert ben.get(f"/v1/webhooks/{hook}{path}").get_json()["code"] == "unknown-webhook"
    assert ben.delete(f"/v1/webhooks/{hook}").status_code == 204


def test_there_are_so_many_and_no_more(ada: Person) -> None:
    answers = [make(ada, key=str(number)) for number in range(11)]
    assert answers[-1].get_json()["code"] == "too-many-webhooks"
    assert answers[-1].get_json()["most"] == 10
