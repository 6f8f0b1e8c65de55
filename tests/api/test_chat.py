"""Talking in a match over HTTP: said once, read by cursor, muted, turned off by who opened it and by the app."""

from __future__ import annotations

from uuid import uuid4

from flask.testing import FlaskClient

from api.conftest import Person
from seaboard.matches.administer import create_tenant
from seaboard.matches.service import Service


def say(person: Person, match: str, text: str, room: str = "seats", key: str = "") -> dict[str, object]:
    answer = person.post(f"/v1/matches/{match}/chat/{room}", {"text": text}, Idempotency_Key=key or str(uuid4()))
    found: dict[str, object] = answer.get_json()
    return found


def test_a_line_is_said_once_and_read_by_the_other_seat(ada: Person, ben: Person, running: str) -> None:
    key = str(uuid4())
    first, again = (say(ada, running, "Good luck!", key=key) for _ in range(2))
    assert first == again
    assert (first["number"], first["seat"], first["name"], first["text"]) == (1, 0, "Ada", "Good luck!")
    path = f"/v1/matches/{running}/chat"
    assert ben.get(path).get_json() == {"is_on": True, "rooms": [{"name": "seats", "may_say": True, "last": 1}]}
    page = ben.get(f"{path}/seats").get_json()
    assert page == {"items": [first], "next": "1", "has_more": False}
    assert ben.get(f"{path}/seats?after=1").get_json()["items"] == []
    assert ben.get(f"{path}/seats?after=2").get_json()["code"] == "bad-cursor"
    assert ben.get(f"{path}/crew").get_json()["code"] == "unknown-room"
    assert say(ben, running, "\x07")["code"] == "bad-line"
    assert say(ben, running, "x" * 501)["code"] == "invalid-request"


def test_who_says_too_much_is_told_how_long_to_wait(ada: Person, running: str) -> None:
    for _ in range(10):
        say(ada, running, "And so on.")
    answer = ada.post(f"/v1/matches/{running}/chat/seats", {"text": "And"}, Idempotency_Key=str(uuid4()))
    assert (answer.status_code, answer.get_json()["code"]) == (429, "too-many-lines")
    assert int(answer.headers["Retry-After"]) > 0


def test_a_muted_player_is_not_read(ada: Person, ben: Person, running: str) -> None:
    say(ben, running, "You will lose.")
    assert ada.put(f"/v1/account/mutes/{ben.id}").get_json()["name"] == "Ben"
    assert [player["id"] for player in ada.get("/v1/account/mutes").get_json()["items"]] == [ben.id]
    (line,) = ada.get(f"/v1/matches/{running}/chat/seats").get_json()["items"]
    assert (line["text"], line["is_muted"], line["player"]) == (None, True, ben.id)
    assert ada.delete(f"/v1/account/mutes/{ben.id}").get_json() == {"id": ben.id}
    assert ada.delete(f"/v1/account/mutes/{ben.id}").get_json() == {"id": ben.id}  # as it was answered before
    assert ada.put("/v1/account/mutes/nobody").get_json()["code"] == "unknown-player"


def test_who_opened_the_match_turns_its_chat_off(ada: Person, ben: Person, running: str) -> None:
    path = f"/v1/matches/{running}/chat"
    assert ben.put(path, {"is_on": False}).get_json()["code"] == "not-your-match"
    assert ada.put(path, {"is_on": False}).get_json() == {"is_on": False, "rooms": []}
    assert say(ben, running, "Hello?")["code"] == "no-chat"
    assert ben.get(f"{path}/seats").get_json()["code"] == "no-chat"
    assert ada.put(path, {"is_on": True}).get_json()["is_on"]


def test_an_app_turns_the_chat_of_its_matches_off(client: FlaskClient, service: Service) -> None:
    shop = {"Authorization": f"Bearer {create_tenant(service, 'shop').key}"}
    client.put("/v1/tenant/players/kim", json={"name": "Kim"}, headers=shop)
    minted = client.post(
        "/v1/tenant/players/kim/tokens", json={"scopes": ["read", "play", "open"]},
        headers={**shop, "Idempotency-Key": str(uuid4())},
    ).get_json()  # fmt: skip
    kim = Person(client, minted["access_token"], "")
    match = kim.open([{"kind": "me"}, {"kind": "open"}])["id"]
    assert client.get("/v1/tenant/chat", headers=shop).get_json() == {"is_on": True}
    assert client.put("/v1/tenant/chat", json={"is_on": False}, headers=shop).get_json() == {"is_on": False}
    assert say(kim, match, "Hello?")["code"] == "no-chat"
    assert client.put("/v1/tenant/chat", json={"is_on": True}, headers=shop).get_json() == {"is_on": True}
    assert say(kim, match, "Hello?")["text"] == "Hello?"
