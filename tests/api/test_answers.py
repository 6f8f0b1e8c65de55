"""What answers have in common: ETags of lists, packing, pages from elsewhere, and endpoints that go."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import brotli
import pytest
from flask import Flask
from flask.testing import FlaskClient

from api.conftest import Person
from seaboard.api.app import create_app
from seaboard.api.blueprint import Blueprint, access, deprecated
from seaboard.api.spec import make_document
from seaboard.matches.service import Service
from seaboard.settings import Settings

SEATS = [{"kind": "me"}, {"kind": "open"}]


# Unchanged lists


@pytest.mark.parametrize(
    "path", ["/v1/matches", "/v1/account/decisions", "/v1/account/tokens", "/v1/games", "/v1/account"]
)
def test_what_is_unchanged_is_not_sent_again(ada: Person, path: str) -> None:
    ada.open(SEATS)
    first = ada.get(path)
    etag = first.headers["ETag"]
    assert etag.startswith('W/"')
    again = ada.get(path, If_None_Match=etag)
    assert (again.status_code, again.get_data()) == (304, b"")
    assert again.headers["ETag"] == etag
    assert ada.get(path, If_None_Match='W/"other"').status_code == 200


def test_a_list_that_has_changed_is_sent(ada: Person) -> None:
    etag = ada.get("/v1/matches").headers["ETag"]
    ada.open(SEATS)
    assert ada.get("/v1/matches", If_None_Match=etag).status_code == 200


def test_the_servers_time_alone_is_no_change_and_everything_else_is(ada: Person, ben: Person) -> None:
    match = ada.open(SEATS)["id"]
    before = ada.get("/v1/matches")
    ben.put(f"/v1/matches/{match}/seats/1")
    after = ada.get("/v1/matches", If_None_Match=before.headers["ETag"])
    assert after.get_json()["items"][0]["status"] == "running"


def test_the_document_tells_of_both() -> None:
    operations = [item["get"] for item in make_document()["paths"].values() if "get" in item]
    told = {operation["operationId"] for operation in operations if "304" in operation["responses"]}
    assert {"listMatches", "listGames", "listEvents", "getView", "listAccessTokens", "listAppPlayers"} <= told
    assert all("ETag" in one["responses"]["200"]["headers"] for one in operations if one["operationId"] in told)


# Packed


UNPACK: dict[str, Callable[[bytes], bytes]] = {"gzip": gzip.decompress, "br": brotli.decompress}


@pytest.mark.parametrize("packing", UNPACK)
def test_a_long_answer_is_packed_for_who_takes_it(client: FlaskClient, packing: str) -> None:
    plain = client.get("/v1/games")
    unchecked = FlaskClient(client.application, client.application.response_class)  # packed is no JSON as it stands
    packed = unchecked.get("/v1/games", headers={"Accept-Encoding": packing})
    assert packed.headers["Content-Encoding"] == packing
    assert json.loads(UNPACK[packing](packed.get_data())) == plain.get_json()
    assert len(packed.get_data()) < len(plain.get_data()) / 2
    assert "Accept-Encoding" in packed.headers["Vary"]
    assert packed.headers["ETag"] == plain.headers["ETag"]


def test_a_short_answer_is_not(client: FlaskClient) -> None:
    assert "Content-Encoding" not in client.get("/healthz", headers={"Accept-Encoding": "gzip, br"}).headers


# Pages from elsewhere


PREFLIGHT = {
    "Origin": "https://page.example",
    "Access-Control-Request-Method": "PUT",
    "Access-Control-Request-Headers": "authorization, content-type, idempotency-key",
}


@pytest.mark.parametrize(
    "path", ["/v1/account", "/v1/matches/x/seats/0/decisions/1/choice", "/v1/matches/x/events?wait=5"]
)
def test_a_page_from_elsewhere_may_ask_what_it_may_ask(client: FlaskClient, path: str) -> None:
    answer = client.options(path, headers=PREFLIGHT)
    assert answer.status_code == 200
    assert answer.headers["Access-Control-Allow-Origin"] == "*"
    assert "PUT" in answer.headers["Access-Control-Allow-Methods"]
    allowed = answer.headers["Access-Control-Allow-Headers"].lower()
    assert all(name in allowed for name in ("authorization", "content-type", "idempotency-key"))


def test_it_reads_refusals_and_what_they_tell_and_never_gets_a_cookie(client: FlaskClient, ada: Person) -> None:
    refused = client.get("/v1/account", headers={"Origin": "https://page.example"})
    taken = ada.get("/v1/account", Origin="https://page.example")
    for answer in (refused, taken):
        assert answer.headers["Access-Control-Allow-Origin"] == "*"
        assert "Retry-After" in answer.headers["Access-Control-Expose-Headers"]
        assert "Access-Control-Allow-Credentials" not in answer.headers
        assert "Set-Cookie" not in answer.headers
    assert refused.status_code == 401


def test_a_cookie_is_no_access_token(client: FlaskClient, ada: Person) -> None:
    client.set_cookie("Authorization", ada.headers["Authorization"])
    assert client.get("/v1/account").status_code == 401


# Endpoints that go


SINCE = datetime(2030, 1, 1, tzinfo=UTC)


@pytest.fixture
def old_app(settings: Settings, service: Service) -> Flask:
    """An app with an endpoint that goes."""
    app = create_app(settings, service)
    blueprint = Blueprint("old", "What goes.")

    @blueprint.get("/v1/old")
    @access("anyone")
    @deprecated(SINCE, SINCE + timedelta(days=180), "/v1/new")
    @blueprint.response(200)
    def get_old() -> dict[str, Any]:
        """Get what goes."""
        return {}

    app.register_blueprint(blueprint)
    app.extensions["old"] = get_old
    return app


@pytest.fixture
def old(old_app: Flask) -> FlaskClient:
    return old_app.test_client()


def test_an_endpoint_that_goes_says_so_in_every_answer(old: FlaskClient) -> None:
    headers = old.get("/v1/old").headers
    assert headers["Deprecation"] == "@1893456000"
    assert headers["Sunset"] == "Sun, 30 Jun 2030 00:00:00 GMT"
    assert headers["Link"] == '</v1/new>; rel="successor-version"'
    assert "Deprecation" not in old.get("/v1/games").headers


def test_and_in_the_document(old_app: Flask) -> None:
    assert old_app.extensions["old"]._apidoc["manual_doc"]["deprecated"] is True


def test_it_goes_after_it_was_said() -> None:
    with pytest.raises(TypeError):
        deprecated(SINCE, SINCE, "/v1/new")
    with pytest.raises(TypeError):
        deprecated(replace_zone(SINCE), SINCE + timedelta(days=1), "/v1/new")


def replace_zone(time: datetime) -> datetime:
    return time.replace(tzinfo=None)
