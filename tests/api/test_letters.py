"""Letters about turns over HTTP: confirmed by what a real mail server got, ended by one click without a login."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from flask.testing import FlaskClient

from api.conftest import Person, checked
from api.test_play import take_turn
from seaboard.api.app import create_app
from seaboard.matches.publish_news import publish_news
from seaboard.matches.send_letter import send_letter, send_letters
from seaboard.matches.service import Service, make_service
from seaboard.settings import Settings
from seaboard.store.mailboxes import Errand
from seaboard.workers.postman import Postman
from sink import Sink, mail_sink, text_of

BOX = "/v1/account/mailbox"
ONE_CLICK = {"data": "List-Unsubscribe=One-Click", "content_type": "application/x-www-form-urlencoded"}


@pytest.fixture
def sink() -> Iterator[Sink]:
    with mail_sink() as sink:
        yield sink


@pytest.fixture
def post_office(settings: Settings, sink: Sink) -> Iterator[Service]:
    made = make_service(replace(sink.settings, database_url=settings.database_url, key=settings.key))
    yield made
    made.close()


@pytest.fixture
def site(settings: Settings, post_office: Service) -> FlaskClient:
    """A client of an app that sends letters, on the same database."""
    return checked(create_app(settings, post_office)).test_client()


def send_all(service: Service, sink: Sink) -> int:
    publish_news(service)
    errands: list[Errand] = []
    send_letters(service, errands.append)
    return sum(send_letter(service, one.player_id, one.jobs, Postman(sink.settings).post) == "sent" for one in errands)


def test_from_an_address_to_the_last_letter(
    site: FlaskClient, post_office: Service, sink: Sink, ada: Person, ben: Person, running: str
) -> None:
    ben = Person(site, ben.headers["Authorization"].removeprefix("Bearer "), ben.id)
    assert ben.get(BOX).get_json()["code"] == "unknown-mailbox"
    wish = {"address": "ben@example.com", "turns": "each"}
    assert ben.put(BOX, wish).get_json() == {**wish, "status": "unconfirmed"}
    assert send_all(post_office, sink) == 1
    assert ben.post(f"{BOX}/confirm", {"code": "nothing"}).get_json()["code"] == "bad-code"
    (code,) = re.findall(r"Your code: (\S+)", text_of(sink.got[0]))
    assert ben.post(f"{BOX}/confirm", {"code": code}).get_json() == {**wish, "status": "confirmed"}

    take_turn(ada, running, 0, "c4")
    assert send_all(post_office, sink) == 1
    link = sink.got[1]["List-Unsubscribe"][1:-1].removeprefix("https://play.example/api")
    asked = site.get(link)
    assert asked.status_code == 200
    assert "form-action 'self'" in asked.headers["Content-Security-Policy"]
    assert ben.get(BOX).get_json()["turns"] == "each"  # reading the page changes nothing
    for _ in range(2):
        clicked = site.post(link, **ONE_CLICK)
        assert clicked.status_code == 200
        assert "form-action 'none'" in clicked.headers["Content-Security-Policy"]
        assert "Set-Cookie" not in clicked.headers
    assert ben.get(BOX).get_json() == {**wish, "turns": "off", "status": "confirmed"}
    take_turn(ben, running, 1, "a1")
    take_turn(ada, running, 0, "b1")
    assert send_all(post_office, sink) == 0
    assert ben.delete(BOX).status_code == 204
    assert site.post(link, **ONE_CLICK).get_json()["code"] == "unknown-mailbox"


def test_what_cannot_be_is_refused_by_name(site: FlaskClient, client: FlaskClient, ada: Person) -> None:
    wish = {"address": "ada@example.com", "turns": "each"}
    assert ada.put(BOX, wish).get_json()["code"] == "no-letters"
    ada = Person(site, ada.headers["Authorization"].removeprefix("Bearer "), ada.id)
    assert ada.put(BOX, {**wish, "address": "nowhere"}).get_json()["code"] == "bad-address"
    assert ada.put(BOX, {**wish, "turns": "often"}).get_json()["code"] == "invalid-request"
    said = [ada.put(BOX, wish) for _ in range(6)][-1]
    assert (said.status_code, said.get_json()["code"], said.get_json()["most"]) == (409, "too-many-letters", 5)
    assert ada.post(f"{BOX}/confirm", {"code": ""}).get_json()["code"] == "invalid-request"
