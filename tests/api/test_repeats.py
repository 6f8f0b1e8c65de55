"""What was ended is ended once, and whoever lost the answer gets it again; whoever ended nothing is refused as ever."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from api.conftest import Person
from api.test_tenants import Shop
from seaboard.matches import administer
from seaboard.matches.service import Service
from seated import rows

ME, OPEN = {"kind": "me"}, {"kind": "open"}

Ending = Callable[[Person, Person], tuple[Callable[[Person], TestResponse], str]]
"""Sets a scene for Ada and Ben; the request by which Ben ends something, and what somebody else is refused with."""


def leaving(access: str) -> Ending:
    def scene(ada: Person, ben: Person) -> tuple[Callable[[Person], TestResponse], str]:
        match = ada.open([ME, OPEN, OPEN], "walk-the-plank", access=access)
        seat = f"/v1/matches/{match['id']}/seats/1"
        code = match["join_code"]
        (ben.put(seat) if code is None else ben.post("/v1/join", {"code": code, "seat": 1})).get_json()
        return lambda who: who.delete(seat), "not-your-seat" if code is None else "unknown-match"

    return scene


def getting_up_uninvited(ada: Person, ben: Person) -> tuple[Callable[[Person], TestResponse], str]:
    match = ada.open([ME, {"kind": "invited", "player": ben.id}], access="private")
    return lambda who: who.delete(f"/v1/matches/{match['id']}/seats/1"), "unknown-match"


def declining(ada: Person, ben: Person) -> tuple[Callable[[Person], TestResponse], str]:
    match = ada.open([ME, {"kind": "invited", "player": ben.id}], access="private")
    path = f"/v1/matches/{match['id']}/seats/1/invitation/decline"
    return lambda who: who.post(path, {"reason": "too-slow"}), "unknown-match"


def unblocking(ada: Person, ben: Person) -> tuple[Callable[[Person], TestResponse], str]:
    ben.put(f"/v1/account/blocks/{ada.id}")
    return lambda who: who.delete(f"/v1/account/blocks/{ada.id}"), "unknown-player"


def unmuting(ada: Person, ben: Person) -> tuple[Callable[[Person], TestResponse], str]:
    ben.put(f"/v1/account/mutes/{ada.id}")
    return lambda who: who.delete(f"/v1/account/mutes/{ada.id}"), "unknown-player"


def calling_a_vacation_off(ada: Person, ben: Person) -> tuple[Callable[[Person], TestResponse], str]:
    days = [(datetime.now(UTC) + timedelta(days=number)).isoformat() for number in (10, 12)]
    booked = ben.post("/v1/account/vacations", {"starts_at": days[0], "ends_at": days[1]}, Idempotency_Key="v")
    return lambda who: who.delete(f"/v1/account/vacations/{booked.get_json()['id']}"), "unknown-vacation"


ENDINGS = [
    pytest.param(leaving("public"), id="a seat"),
    pytest.param(leaving("private"), id="a seat of a private match"),
    pytest.param(getting_up_uninvited, id="a seat that was kept"),
    pytest.param(declining, id="an invitation"),
    pytest.param(unblocking, id="a block"),
    pytest.param(unmuting, id="a mute"),
    pytest.param(calling_a_vacation_off, id="a vacation"),
]


def told(answer: TestResponse) -> tuple[int, Any, str | None]:
    """All of it but the server's time."""
    body = answer.get_json()
    body.pop("now", None)
    return answer.status_code, body, answer.headers.get("ETag")


@pytest.mark.parametrize("ending", ENDINGS)
def test_what_was_ended_is_answered_again_to_who_ended_it(ada: Person, ben: Person, ending: Ending) -> None:
    end, _ = ending(ada, ben)
    first = told(end(ben))
    assert first[0] == 200
    assert told(end(ben)) == first
    assert told(end(ben)) == first


@pytest.mark.parametrize("ending", ENDINGS)
def test_whoever_ended_nothing_is_refused_before_and_after(
    ada: Person, ben: Person, person: Callable[[str], Person], ending: Ending
) -> None:
    eve = person("Eve")
    end, refusal = ending(ada, ben)
    refused = end(eve)
    assert refused.get_json()["code"] == refusal
    end(ben)
    assert end(eve).get_json()["code"] == refusal


def test_who_left_is_told_no_more_than_then(ada: Person, ben: Person, person: Callable[[str], Person]) -> None:
    """Who came to a private match since is none of its business."""
    match = ada.open([ME, OPEN, OPEN], "walk-the-plank", access="private")
    seat = f"/v1/matches/{match['id']}/seats/1"
    ben.post("/v1/join", {"code": match["join_code"], "seat": 1})
    first = ben.delete(seat)
    person("Eve").post("/v1/join", {"code": match["join_code"], "seat": 1})
    again = ben.delete(seat)
    assert "Eve" not in again.text
    assert told(again) == told(first)
    assert ben.get(f"/v1/matches/{match['id']}").get_json()["code"] == "unknown-match"


def test_who_sits_down_again_gets_up_again(ada: Person, ben: Person) -> None:
    seat = f"/v1/matches/{ada.open([ME, OPEN, OPEN], 'walk-the-plank')['id']}/seats/1"
    for _ in range(2):
        assert ben.put(seat).get_json()["my_seats"] == [1]
        assert ben.delete(seat).get_json()["my_seats"] == []
    assert ada.get(seat.rpartition("/seats")[0]).get_json()["seats"][1]["status"] == "open"


def test_declining_for_another_reason_is_another_request(ada: Person, ben: Person) -> None:
    match = ada.open([ME, {"kind": "invited", "player": ben.id}])
    path = f"/v1/matches/{match['id']}/seats/1/invitation/decline"
    assert ben.post(path).get_json()["reason"] == "unsaid"
    assert ben.post(path, {"reason": "too-slow"}).get_json()["code"] == "invitation-gone"
    assert ben.post(path, {"reason": "unsaid"}).get_json()["reason"] == "unsaid"


def test_after_a_day_nothing_is_remembered(ada: Person, ben: Person, service: Service) -> None:
    end, refusal = unblocking(ada, ben)
    end(ben)
    rows(service, "delete from idempotency_keys")  # what tidying does to those older than a day
    assert end(ben).get_json()["code"] == refusal


def test_who_has_erased_itself_is_nobody(ada: Person) -> None:
    assert ada.delete("/v1/account").status_code == 200
    again = ada.delete("/v1/account")
    assert (again.status_code, again.get_json()["code"]) == (401, "unknown-token")


def test_an_app_that_erases_a_player_is_told_so_again(client: FlaskClient, service: Service) -> None:
    shop = Shop(client, "shop", administer.create_tenant(service, "shop").key)
    path = "/v1/tenant/players/u1"
    assert shop.delete(path).get_json()["code"] == "unknown-player"
    shop.put(path, {"name": "Una"})
    first = shop.delete(path)
    assert (first.status_code, first.get_json()["left"]) == (200, 0)
    assert shop.delete(path).get_json() == first.get_json()
    assert shop.delete("/v1/tenant/players/u2").get_json()["code"] == "unknown-player"
    shop.put(path, {"name": "Una"})
    assert shop.delete(path).get_json()["id"] != first.get_json()["id"]
