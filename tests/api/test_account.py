"""A player's own account: what it is called, and who says so."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from api.conftest import Person
from seaboard.matches import administer
from seaboard.matches.service import Service
from seated import rows


def rename(who: Person, name: str, *, is_bot: bool = False) -> TestResponse:
    return who.put("/v1/account", {"name": name, "is_bot": is_bot})


def test_a_new_name_is_told_everywhere_and_the_old_one_is_free(ada: Person, ben: Person, running: str) -> None:
    """Also to whoever holds an ETag of how it was."""
    path = f"/v1/matches/{running}"
    etags = {where: ben.get(where).headers["ETag"] for where in (path, "/v1/matches?mine=true")}
    assert rename(ada, "  Ada  Lovelace ").get_json() == {**ada.get("/v1/account").get_json(), "name": "Ada Lovelace"}
    for where, etag in etags.items():
        answer = ben.get(where, If_None_Match=etag)
        assert (answer.status_code, "Ada Lovelace" in answer.text) == (200, True)
    told = ben.get(f"{path}/events?after=0").text
    assert ("Ada Lovelace" in told, '"Ada"' in told) == (True, False)
    assert rename(ben, "Ada").status_code == 200
    assert rename(ada, "Ada Lovelace", is_bot=True).get_json()["is_bot"] is True


def test_a_new_name_is_kept_for_a_day(service: Service, ada: Person) -> None:
    assert rename(ada, "Ada One").status_code == 200
    refused = rename(ada, "Ada Two")
    assert (refused.status_code, refused.get_json()["code"]) == (409, "renamed-lately")
    assert rename(ada, "Ada One", is_bot=True).status_code == 200
    rows(service, "update players set renamed_at = now() - interval '25 hours'")
    assert rename(ada, "Ada Two").status_code == 200


def test_an_invitation_tells_the_new_name_too(ada: Person, ben: Person) -> None:
    ada.open([{"kind": "me"}, {"kind": "invited", "player": ben.id}])
    etag = ben.get("/v1/account/invitations").headers["ETag"]
    rename(ada, "Countess")
    assert "Countess" in ben.get("/v1/account/invitations", If_None_Match=etag).text


def test_a_new_name_is_one_that_one_can_have(ada: Person, ben: Person) -> None:
    refused = rename(ada, "zero\u200bwidth")
    assert (refused.status_code, refused.get_json()["code"]) == (422, "bad-name")
    for taken in ("Ben", "BEN", "Веn"):  # the last in Cyrillic and Latin letters
        assert rename(ada, taken).get_json()["code"] in ("name-taken", "bad-name")
    assert ada.get("/v1/account").get_json()["name"] == "Ada"
    assert rename(ada, "ADA").status_code == 200, "its own name in other letters is nobody else's"


def test_of_many_who_want_a_name_at_once_one_has_it(client: FlaskClient, ada: Person, ben: Person) -> None:
    """Whether by a new account or by a new name."""

    def ask(number: int) -> int:
        own = client.application.test_client()
        if number % 2:
            return own.post("/v1/players", json={"name": "Wanted"}).status_code
        return own.put(
            "/v1/account", json={"name": "Wanted", "is_bot": False}, headers=(ada, ben)[number // 2].headers
        ).status_code

    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(ask, range(4)))
    assert sorted(answers)[1:] == [409, 409, 409]
    assert min(answers) in (200, 201)


def test_whoever_an_app_has_brought_is_called_as_the_app_says(client: FlaskClient, service: Service) -> None:
    shop = Person(client, administer.create_tenant(service, "shop").key, "")
    shop.put("/v1/tenant/players/u1", {"name": "Guest"})
    minted = shop.post("/v1/tenant/players/u1/tokens", {"scopes": ["read", "admin"]}, Idempotency_Key="k").get_json()
    guest = Person(client, minted["access_token"], "")
    assert rename(guest, "Boss").get_json()["code"] == "named-by-app"
    assert guest.get("/v1/account").get_json()["name"] == "Guest"


def test_a_token_that_may_not_say_so_does_not(ada: Person) -> None:
    weak = ada.post("/v1/account/tokens", {"scopes": ["read", "play"]}, Idempotency_Key="k").get_json()
    assert rename(Person(ada.client, weak["access_token"], ada.id), "Eve").get_json()["scope"] == "admin"
