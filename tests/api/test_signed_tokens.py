"""Players who come with a token that their app signed: who is taken, who is not, and what the issuer is asked."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import jwt
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from flask import Flask
from flask.testing import FlaskClient

from api.conftest import checked
from seaboard.api.app import create_app
from seaboard.matches import administer, issuers
from seaboard.matches.service import Service, make_service
from seaboard.settings import Settings

ISSUER, AUDIENCE = "https://login.shop.example", "seaboard"


@dataclass
class Login:
    """Where an app's players sign in: it signs tokens, and serves the keys by which one sees that it did."""

    keys: dict[str, Any] = field(default_factory=dict)
    served: list[str] = field(default_factory=list)
    asked: int = 0
    url: str = ""
    is_down: bool = False

    def add_key(self, kid: str, *, is_served: bool = True) -> None:
        self.keys[kid] = ec.generate_private_key(ec.SECP256R1())
        self.served += [kid] if is_served else []

    def jwks(self) -> bytes:
        algorithm = jwt.algorithms.ECAlgorithm(jwt.algorithms.ECAlgorithm.SHA256)
        pairs = [(kid, algorithm.to_jwk(self.keys[kid].public_key(), as_dict=True)) for kid in self.served]
        return json.dumps({"keys": [{**key, "kid": kid, "alg": "ES256", "use": "sig"} for kid, key in pairs]}).encode()

    def sign(self, kid: str = "one", **claims: Any) -> str:
        said = {"iss": ISSUER, "aud": AUDIENCE, "sub": "user-1", "name": "Ada", "exp": in_seconds(300), **claims}
        said = {name: value for name, value in said.items() if value is not None}
        return jwt.encode(said, self.keys[kid], algorithm="ES256", headers={"kid": kid})


def in_seconds(seconds: float) -> int:
    return int((datetime.now(UTC) + timedelta(seconds=seconds)).timestamp())


@pytest.fixture
def login() -> Iterator[Login]:
    made = Login()
    made.add_key("one")

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            made.asked += 1
            self.send_response(500 if made.is_down else 200)
            self.end_headers()
            self.wfile.write(made.jwks())

        def log_message(self, *_: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        made.url = f"http://127.0.0.1:{server.server_port}/jwks.json"
        yield made
        server.shutdown()


@pytest.fixture(scope="module")
def settings(migrated_database_url: str) -> Settings:
    """As usual, but issuers may be on this machine."""
    return Settings(database_url=migrated_database_url, webhook_networks="127.0.0.0/8", requests_a_minute=0)


@pytest.fixture(scope="module")
def service(settings: Settings) -> Iterator[Service]:
    made = make_service(settings)
    yield made
    made.close()


@pytest.fixture(scope="module")
def app(settings: Settings, service: Service) -> Flask:
    return checked(create_app(settings, service))


@pytest.fixture
def shop(client: FlaskClient, service: Service, login: Login) -> None:
    administer.create_tenant(service, "shop")
    administer.set_issuer(service, "shop", ISSUER, AUDIENCE, login.url)


Ask = Callable[..., tuple[int, Any]]


@pytest.fixture
def ask(client: FlaskClient, shop: None) -> Ask:
    def ask(token: str, path: str = "/v1/account") -> tuple[int, Any]:
        answer = client.get(path, headers={"Authorization": f"Bearer {token}"})
        return answer.status_code, answer.get_json()

    return ask


def test_who_comes_with_a_true_token_is_a_player_of_the_app(ask: Ask, login: Login) -> None:
    status, ada = ask(login.sign())
    assert (status, ada["name"]) == (200, "Ada")
    assert ask(login.sign())[1]["id"] == ada["id"]
    assert ask(login.sign(sub="user-2", name="Ben"))[1]["id"] != ada["id"]
    assert login.asked == 1


def test_a_name_that_is_taken_or_none_gets_another(ask: Ask, login: Login) -> None:
    ask(login.sign())
    assert ask(login.sign(sub="user-2"))[1]["name"] == "Ada 2"
    assert ask(login.sign(sub="user-3", name="a\u200bb"))[1]["name"].startswith("Player ")
    assert ask(login.sign(sub="user-4", name=None))[1]["name"].startswith("Player ")


def test_a_token_may_what_it_says_and_usually_nothing_of_the_account(ask: Ask, login: Login) -> None:
    assert ask(login.sign(), "/v1/account/tokens")[1]["scope"] == "admin"
    assert ask(login.sign(scope="play"))[1]["scope"] == "read"
    assert ask(login.sign(scope="read admin everything"), "/v1/account/tokens")[0] == 200


@pytest.mark.parametrize(
    "claims",
    [
        pytest.param({"exp": in_seconds(-60)}, id="that has ended"),
        pytest.param({"exp": None}, id="without an end"),
        pytest.param({"exp": in_seconds(190_000)}, id="that lasts too long"),
        pytest.param({"nbf": in_seconds(36_000)}, id="of the future"),
        pytest.param({"aud": "somebody-else"}, id="for somebody else"),
        pytest.param({"aud": None}, id="for nobody"),
        pytest.param({"iss": "https://elsewhere.example"}, id="of an issuer that nobody named"),
        pytest.param({"sub": None}, id="of nobody"),
        pytest.param({"sub": "a b/../c"}, id="of somebody with an odd id"),
    ],
)
def test_a_token_that_is_not_taken(ask: Ask, login: Login, claims: dict[str, Any]) -> None:
    status, problem = ask(login.sign(**claims))
    assert (status, problem["code"]) == (401, "unknown-token")


def test_a_token_that_another_signed_is_not_taken(ask: Ask, login: Login) -> None:
    true = login.sign()
    assert ask(true)[0] == 200
    login.add_key("one")  # the same name, another key, and the service knows the first
    for token in (login.sign(), true[:-4] + "AAAA", f"{true.rpartition('.')[0]}.", "a.b.c", "..", "e30.e30.e30"):
        assert ask(token)[0] == 401, token


def test_no_algorithm_and_a_shared_secret_are_not_taken(ask: Ask, login: Login) -> None:
    said = {"iss": ISSUER, "aud": AUDIENCE, "sub": "user-1", "exp": in_seconds(60)}
    assert ask(jwt.encode(said, "", algorithm="none", headers={"kid": "one"}))[0] == 401
    forged = jwt.encode(said, "s" * 64, algorithm="HS256", headers={"kid": "one"})
    assert ask(forged)[0] == 401


def test_a_new_key_is_found_and_made_up_ones_do_not_make_us_ask_without_end(
    ask: Ask, login: Login, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask(login.sign())
    login.add_key("two")
    login.add_key("unserved", is_served=False)
    assert [ask(login.sign("two"))[0] for _ in range(3)] == [401] * 3
    assert login.asked == 1
    monkeypatch.setattr(issuers, "SECONDS_BETWEEN", 0.0)
    assert ask(login.sign("two"))[0] == 200
    assert ask(login.sign("unserved"))[0] == 401


def test_an_issuer_that_is_down_is_told_and_known_keys_go_on(
    ask: Ask, login: Login, monkeypatch: pytest.MonkeyPatch
) -> None:
    login.is_down = True
    for _ in range(3):
        assert ask(login.sign())[1]["code"] == "issuer-unreachable"
    assert login.asked == 1
    login.is_down = False
    monkeypatch.setattr(issuers, "SECONDS_AFTER_A_FAULT", 0.0)
    assert ask(login.sign())[0] == 200
    login.is_down = True
    monkeypatch.setattr(issuers, "SECONDS_KEPT", 0.0)
    assert ask(login.sign())[0] == 200
    monkeypatch.setattr(issuers, "SECONDS_WITHOUT_ANSWER", 0.0)
    assert ask(login.sign())[0] == 503


def test_keys_at_a_private_address_are_not_asked_for(
    client: FlaskClient, shop: None, login: Login, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = client.application.extensions["seaboard"]
    strict = make_service(replace(house.settings, webhook_networks=""))
    monkeypatch.setitem(client.application.extensions, "seaboard", replace(house, service=strict))
    answer = client.get("/v1/account", headers={"Authorization": f"Bearer {login.sign()}"})
    strict.close()
    assert (answer.status_code, login.asked) == (503, 0)


def test_an_app_that_has_no_issuer_any_more_takes_no_signed_token(ask: Ask, login: Login, service: Service) -> None:
    assert ask(login.sign())[0] == 200
    administer.drop_issuer(service, "shop")
    assert ask(login.sign())[0] == 401


def test_an_issuer_signs_for_one_app(service: Service, shop: None) -> None:
    administer.create_tenant(service, "cafe")
    with pytest.raises(administer.CannotBeDone):
        administer.set_issuer(service, "cafe", ISSUER, AUDIENCE, "https://cafe.example/jwks")
