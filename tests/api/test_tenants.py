"""Apps that bring their own players: nothing of one shows in another, quotas hold, and who is erased is gone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from uuid import uuid4

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from api.conftest import Person
from seaboard.matches import administer
from seaboard.matches.pair_pool import pair_pool
from seaboard.matches.service import Service
from seated import at_once, rows

SEATS = [{"kind": "me"}, {"kind": "open"}]


class Shop(Person):
    """An app, asking with its key."""

    def __init__(self, client: FlaskClient, name: str, key: str) -> None:
        super().__init__(client, key, name)
        self.name = name

    def bring(self, external: str, name: str) -> TestResponse:
        return self.put(f"/v1/tenant/players/{external}", {"name": name})

    def player(self, external: str, name: str, **body: Any) -> Person:
        """One of its players, asking with a minted token."""
        brought = self.bring(external, name).get_json()
        path = f"/v1/tenant/players/{external}/tokens"
        minted = self.post(path, body, Idempotency_Key=str(uuid4()))
        assert minted.status_code == 201, minted.text
        return Person(self.client, minted.get_json()["access_token"], brought["id"])


@pytest.fixture
def shop(client: FlaskClient, service: Service) -> Shop:
    return Shop(client, "shop", administer.create_tenant(service, "shop").key)


@pytest.fixture
def cafe(client: FlaskClient, service: Service) -> Shop:
    return Shop(client, "cafe", administer.create_tenant(service, "cafe").key)


def code(answer: TestResponse) -> str:
    return str(answer.get_json().get("code"))


# An app and its players


def test_an_app_brings_a_player_under_its_own_id_and_again_without_harm(shop: Shop) -> None:
    first, again = shop.bring("user-1", "Ada"), shop.bring("user-1", "Ada")
    assert first.get_json() == again.get_json()
    assert first.get_json()["external_id"] == "user-1"
    assert shop.get("/v1/tenant/players/user-1").get_json() == first.get_json()
    assert code(shop.get("/v1/tenant/players/user-2")) == "unknown-player"


def test_ten_at_once_bring_one_player(shop: Shop, app: Any) -> None:
    def bring(_: int) -> str:
        answer = app.test_client().put("/v1/tenant/players/u", json={"name": "Ada"}, headers=shop.headers)
        return str(answer.get_json().get("id"))

    assert len(set(at_once(10, bring))) == 1


def test_the_players_are_listed_page_by_page(shop: Shop, cafe: Shop) -> None:
    for number in range(5):
        shop.bring(f"u{number}", f"Player {number}{number}")
    cafe.bring("u9", "Eve")
    first = shop.get("/v1/tenant/players?limit=3").get_json()
    second = shop.get(f"/v1/tenant/players?limit=3&after={first['next']}").get_json()
    assert [item["external_id"] for page in (first, second) for item in page["items"]] == ["u4", "u3", "u2", "u1", "u0"]
    assert second["next"] is None


def test_names_are_unique_in_an_app_and_free_in_others(shop: Shop, cafe: Shop, ada: Person) -> None:
    assert shop.bring("u1", "Ada").status_code == 200
    assert cafe.bring("u1", "Ada").status_code == 200
    assert code(shop.bring("u2", "ADA")) == "name-taken"
    assert shop.bring("u2", "Ben").status_code == 200
    assert code(shop.bring("u2", "Ada")) == "name-taken"
    assert code(shop.bring("u3", "a\u200bb")) == "bad-name"


def test_a_new_name_is_told_in_matches_too(shop: Shop) -> None:
    ada = shop.player("u1", "Ada")
    match = ada.open(SEATS)["id"]
    shop.bring("u1", "Countess")
    assert ada.get(f"/v1/matches/{match}").get_json()["opened_by"]["name"] == "Countess"
    events = ada.get(f"/v1/matches/{match}/events")
    assert "Countess" in events.text
    assert "Ada" not in events.text


def test_a_minted_token_is_short_lived_and_of_few_powers(shop: Shop) -> None:
    ada = shop.player("u1", "Ada")
    assert ada.get("/v1/account").get_json()["name"] == "Ada"
    assert ada.get("/v1/account/tokens").get_json()["scope"] == "admin"
    answer = shop.post("/v1/tenant/players/u1/tokens", {"seconds": 86_401}, Idempotency_Key="k")
    assert code(answer) == "invalid-request"
    assert code(shop.post("/v1/tenant/players/u7/tokens", {}, Idempotency_Key="k")) == "unknown-player"


def test_what_a_minted_token_makes_ends_no_later(shop: Shop) -> None:
    ada = shop.player("u1", "Ada", scopes=["read", "admin"], seconds=60)
    made = ada.post("/v1/account/tokens", {"scopes": ["read"]}, Idempotency_Key="k").get_json()
    minted = ada.get("/v1/account/tokens").get_json()["items"][-1]
    assert made["token"]["expires_at"] == minted["expires_at"]


def test_a_lost_minted_token_is_had_again(shop: Shop) -> None:
    shop.bring("u1", "Ada")
    first, again = (shop.post("/v1/tenant/players/u1/tokens", {}, Idempotency_Key="k") for _ in range(2))
    assert first.get_json() == again.get_json()
    assert first.get_json()["access_token"] not in "".join(
        row[0] for row in rows_of_everything(shop.client.application.extensions["seaboard"].service)
    )


def rows_of_everything(service: Service) -> list[tuple[Any, ...]]:
    tables = [name for (name,) in rows(service, "select tablename from pg_tables where schemaname = 'public'")]
    return [row for name in tables for row in rows(service, f"select t::text from {name} t")]


@pytest.mark.parametrize("path", ["/v1/tenant", "/v1/tenant/players", "/v1/tenant/audit", "/v1/tenant/players/u1"])
def test_keys_are_for_apps_and_tokens_for_players(shop: Shop, ada: Person, client: FlaskClient, path: str) -> None:
    assert code(ada.get(path)) == "unknown-token"
    assert "an app's key is needed" in ada.get(path).get_json()["detail"]
    assert "a player's access token is needed" in shop.get("/v1/account").get_json()["detail"]
    assert code(shop.get("/v1/account")) == "unknown-token"
    assert code(shop.get("/v1/matches")) == "unknown-token"
    assert code(client.get(path)) == "not-signed-in"


def test_a_revoked_key_is_refused_and_another_goes_on(shop: Shop, service: Service, client: FlaskClient) -> None:
    other = Shop(client, "shop", administer.create_key(service, "shop", "second").key)
    first = administer.list_keys(service, "shop")[0][0]
    administer.revoke_key(service, "shop", first)
    assert code(shop.get("/v1/tenant")) == "unknown-token"
    assert other.get("/v1/tenant").status_code == 200


# Apart from each other


def everything_about(match: str) -> list[tuple[str, str, Any]]:
    """All that can be asked of a match."""
    path = f"/v1/matches/{match}"
    choice = {"actions": [{"type": "aqualin.slide", "origin": "a1", "target": "b1"}]}
    return [
        ("GET", path, None),
        ("GET", f"{path}/view", None),
        ("GET", f"{path}/events", None),
        ("GET", f"{path}/replay", None),
        ("GET", f"{path}/seats/0/view", None),
        ("GET", f"{path}/seats/0/events", None),
        ("GET", f"{path}/seats/0/decisions", None),
        ("GET", f"{path}/seats/0/decisions/1", None),
        ("PUT", f"{path}/seats/0/decisions/1/choice", choice),
        ("DELETE", f"{path}/seats/0/decisions/1/choice", None),
        ("POST", f"{path}/seats/0/decisions/1/preview", choice),
        ("POST", f"{path}/seats/0/resign", None),
        ("PUT", f"{path}/seats/1", None),
        ("DELETE", f"{path}/seats/1", None),
        ("POST", f"{path}/start", None),
        ("POST", f"{path}/cancel", None),
        ("PUT", f"{path}/rematch", None),
        ("PUT", f"{path}/seats/1/invitation", {"player": str(uuid4())}),
        ("DELETE", f"{path}/seats/1/invitation", None),
        ("POST", f"{path}/seats/1/invitation/accept", None),
        ("POST", f"{path}/seats/1/invitation/decline", None),
    ]


def test_a_match_of_another_app_looks_like_one_that_does_not_exist(
    shop: Shop, cafe: Shop, client: FlaskClient, person: Callable[[str], Person]
) -> None:
    """Every look-up goes by tenant: the same refusal, byte for byte, for the house, another app and nobody."""
    match = shop.player("u1", "Ada").open(SEATS)["id"]
    nothing = str(uuid4())
    for stranger in (cafe.player("u1", "Eve"), person("Eve"), None):
        headers = {} if stranger is None else stranger.headers
        for (method, path, body), (_, other, _) in zip(everything_about(match), everything_about(nothing), strict=True):
            seen, unseen = (
                client.open(address, method=method, json=body, headers={**headers, "X-Request-Id": "the-same-id"})
                for address in (path, other)
            )
            assert (seen.status_code, seen.get_data()) == (unseen.status_code, unseen.get_data()), path
            assert stranger is None or code(seen) == "unknown-match"


def test_lists_show_the_matches_of_ones_own_tenant_alone(
    shop: Shop, cafe: Shop, client: FlaskClient, ada: Person
) -> None:
    opened = {name: player.open(SEATS)["id"] for name, player in everybody(shop, cafe, ada).items()}
    for name, player in everybody(shop, cafe, ada).items():
        for query in ("", "?mine=true"):
            assert [item["id"] for item in player.get(f"/v1/matches{query}").get_json()["items"]] == [opened[name]]
    assert [item["id"] for item in client.get("/v1/matches").get_json()["items"]] == [opened["house"]]


def everybody(shop: Shop, cafe: Shop, ada: Person) -> dict[str, Person]:
    return {"shop": shop.player("u1", "Ada"), "cafe": cafe.player("u1", "Ada"), "house": ada}


def test_nobody_of_another_app_is_invited_or_blocked_or_found(shop: Shop, cafe: Shop) -> None:
    ada, eve = shop.player("u1", "Ada"), cafe.player("u1", "Eve")
    seats = [{"kind": "me"}, {"kind": "invited", "player": eve.id}]
    answer = ada.post("/v1/matches", {"game": "aqualin", "seats": seats}, Idempotency_Key="k")
    assert code(answer) == "unknown-player"
    keeper = shop.player("u1", "Ada", scopes=["admin"])
    assert code(keeper.put(f"/v1/account/blocks/{eve.id}")) == "unknown-player"
    assert code(cafe.delete("/v1/tenant/players/u2")) == "unknown-player"
    shop.bring("u2", "Ben")
    assert code(cafe.delete("/v1/tenant/players/u2")) == "unknown-player"
    assert shop.get("/v1/tenant/players/u2").status_code == 200


def test_a_join_code_leads_nobody_of_another_app_anywhere(shop: Shop, cafe: Shop, ada: Person) -> None:
    match = shop.player("u1", "Ada").open(SEATS, access="private")
    for stranger in (cafe.player("u1", "Eve"), ada):
        for path in ("/v1/join", "/v1/join/look"):
            assert code(stranger.post(path, {"code": match["join_code"]})) == "unknown-code"
    assert shop.player("u2", "Ben").post("/v1/join", {"code": match["join_code"]}).status_code == 200


def wait_in_pool(player: Person) -> str:
    wanted = {"game": "aqualin", "seats": 2, "time_limit": {"seconds": 60, "policy": "forfeit"}}
    return str(player.post("/v1/pool", wanted, Idempotency_Key="pool").get_json()["id"])


def test_the_pool_pairs_players_of_one_app_and_their_match_is_of_it(shop: Shop, cafe: Shop, service: Service) -> None:
    ada, eve = shop.player("u1", "Ada"), cafe.player("u1", "Eve")
    entry = wait_in_pool(ada)
    wait_in_pool(eve)
    assert pair_pool(service) == 0
    wait_in_pool(shop.player("u2", "Ben"))
    assert pair_pool(service) == 1
    match = ada.get(f"/v1/pool/{entry}").get_json()["match"]
    assert ada.get(f"/v1/matches/{match}").status_code == 200
    assert code(eve.get(f"/v1/matches/{match}")) == "unknown-match"


# Quotas, usage, audit


def test_an_app_has_no_more_players_and_matches_than_it_may(shop: Shop, service: Service) -> None:
    administer.set_quotas(service, "shop", players=2, matches=1)
    ada = shop.player("u1", "Ada")
    shop.bring("u2", "Ben")
    assert shop.bring("u3", "Eve").get_json()["quota"] == "players"
    assert shop.bring("u2", "Benjamin").status_code == 200
    match = ada.open(SEATS)["id"]
    full = ada.post("/v1/matches", {"game": "aqualin", "seats": SEATS}, Idempotency_Key="k")
    assert (full.status_code, full.get_json()["quota"]) == (409, "unfinished_matches")
    ada.post(f"/v1/matches/{match}/cancel")
    assert ada.open(SEATS)["status"] == "open"
    used = shop.get("/v1/tenant").get_json()
    assert (used["players"], used["players_most"]) == (2, 2)
    assert (used["unfinished_matches"], used["unfinished_matches_most"], used["matches"]) == (1, 1, 2)


def test_a_quota_holds_when_many_come_at_once(shop: Shop, service: Service, app: Any) -> None:
    administer.set_quotas(service, "shop", players=3, matches=None)

    def bring(number: int) -> int:
        path, body = f"/v1/tenant/players/u{number}", {"name": f"Guest {'abcdefghij'[number]}"}
        return int(app.test_client().put(path, json=body, headers=shop.headers).status_code)

    assert sorted(map(str, at_once(10, bring))) == ["200"] * 3 + ["409"] * 7


def test_acts_are_remembered_and_shown_to_their_own_app(shop: Shop, cafe: Shop, service: Service) -> None:
    administer.set_quotas(service, "shop", players=5, matches=None)
    shop.bring("u1", "Ada")
    erased = shop.delete("/v1/tenant/players/u1").get_json()["id"]
    acts = shop.get("/v1/tenant/audit").get_json()["items"]
    assert [act["act"] for act in acts[:2]] == ["player-erased", "quotas-set"]
    assert {act["act"] for act in acts[2:]} == {"key-created", "tenant-created"}
    assert acts[0]["subject"] == erased
    assert acts[1]["details"] == {"players": 5, "unfinished_matches": None}
    assert {act["actor"] for act in acts[1:]} == {"operator"}
    assert "Ada" not in shop.get("/v1/tenant/audit").text
    assert len(cafe.get("/v1/tenant/audit").get_json()["items"]) == 2


# Erasure


def test_who_is_erased_is_gone_and_its_matches_stay(shop: Shop, service: Service) -> None:
    ada, ben = shop.player("u1", "Countess Ada"), shop.player("u2", "Ben")
    running = ada.open(SEATS, options={"first": "colour"})["id"]
    ben.put(f"/v1/matches/{running}/seats/1")
    left = ben.open(SEATS, start="call")["id"]
    ada.put(f"/v1/matches/{left}/seats/1")
    ada.delete(f"/v1/matches/{left}/seats/1")
    waiting = ben.open(SEATS, start="call")["id"]
    ada.put(f"/v1/matches/{waiting}/seats/1")
    opened = ada.open(SEATS)["id"]
    invited = ben.open([{"kind": "me"}, {"kind": "invited", "player": ada.id}])["id"]
    hook = {"url": "https://ada.example/hook"}
    listening = shop.player("u1", "Countess Ada", scopes=["webhooks"])
    assert listening.post("/v1/webhooks", hook, Idempotency_Key="k").status_code == 201

    answer = shop.delete("/v1/tenant/players/u1")
    assert answer.get_json() == {"id": ada.id, "left": 1}
    assert code(ada.get("/v1/account")) == "unknown-token"
    assert code(shop.get("/v1/tenant/players/u1")) == "unknown-player"
    over = ben.get(f"/v1/matches/{running}").get_json()
    assert over["status"] == "finished"
    assert over["seats"][0]["player"] is None
    assert ben.get(f"/v1/matches/{running}/replay").status_code == 200
    assert ben.get(f"/v1/matches/{waiting}").get_json()["seats"][1]["status"] == "open"
    assert ben.get(f"/v1/matches/{opened}").get_json()["status"] == "aborted"
    assert ben.get(f"/v1/matches/{invited}").get_json()["seats"][1]["player"] is None
    assert not [row for row in rows_of_everything(service) if "Countess" in row[0]]
    assert rows(service, "select count(*) from webhooks") == [(0,)]
    assert "Somebody who left" in ben.get(f"/v1/matches/{left}/events").text


def test_a_player_erases_itself_and_its_name_is_free_again(ada: Person, person: Callable[[str], Person]) -> None:
    assert ada.delete("/v1/account").status_code == 200
    assert code(ada.get("/v1/account")) == "unknown-token"
    assert person("Ada").get("/v1/account").status_code == 200


def test_nothing_forgets_who_refers_to_a_player(service: Service) -> None:
    """Whatever table refers to players says what becomes of its rows when one goes."""
    kinds = rows(
        service,
        "select conrelid::regclass::text, confdeltype from pg_constraint"
        " where contype = 'f' and confrelid = 'players'::regclass",
    )
    assert kinds
    assert all(kind in ("c", "n") for _, kind in kinds), kinds


# Blocks


def blocks(player: Person) -> list[str]:
    return [item["player"]["id"] for item in player.get("/v1/account/blocks").get_json()["items"]]


def test_who_is_blocked_cannot_invite_nor_sit_down_and_is_not_told_why(ada: Person, ben: Person) -> None:
    mine = ada.open(SEATS)["id"]
    with_me = ada.open(SEATS, start="call")["id"]
    assert ada.put(f"/v1/account/blocks/{ben.id}").status_code == 200
    invited = [{"kind": "me"}, {"kind": "invited", "player": ada.id}]
    answer = ben.post("/v1/matches", {"game": "aqualin", "seats": invited}, Idempotency_Key="k")
    assert (answer.status_code, code(answer)) == (403, "not-welcome")
    for match in (mine, with_me):
        assert code(ben.put(f"/v1/matches/{match}/seats/1")) == "not-welcome"
    assert "Ada" not in answer.get_json()["detail"]
    assert blocks(ada) == [ben.id]
    assert blocks(ben) == []


def test_who_is_blocked_is_not_invited_back_nor_paired(ada: Person, ben: Person, service: Service) -> None:
    match = ben.open(SEATS)["id"]
    ada.put(f"/v1/matches/{match}/seats/1")
    ben.post(f"/v1/matches/{match}/seats/0/resign")
    free = ben.open(SEATS)["id"]
    ada.put(f"/v1/account/blocks/{ben.id}")
    assert code(ben.put(f"/v1/matches/{match}/rematch")) == "not-welcome"
    assert code(ben.put(f"/v1/matches/{free}/seats/1/invitation", {"player": ada.id})) == "not-welcome"
    for player in (ada, ben):
        wait_in_pool(player)
    assert pair_pool(service) == 0
    ada.delete(f"/v1/account/blocks/{ben.id}")
    assert pair_pool(service) == 1


def test_who_blocks_sits_where_it_likes_and_may_change_its_mind(ada: Person, ben: Person) -> None:
    theirs, mine = ben.open(SEATS)["id"], ada.open(SEATS)["id"]
    for _ in range(2):
        ada.put(f"/v1/account/blocks/{ben.id}")
    assert ada.put(f"/v1/matches/{theirs}/seats/1").status_code == 200
    assert ada.delete(f"/v1/account/blocks/{ben.id}").status_code == 200
    assert ada.delete(f"/v1/account/blocks/{ben.id}").status_code == 200
    assert ben.put(f"/v1/matches/{mine}/seats/1").status_code == 200


def test_nobody_blocks_itself_or_who_is_not_there(ada: Person) -> None:
    for player in (ada.id, str(uuid4()), "x"):
        assert code(ada.put(f"/v1/account/blocks/{player}")) == "unknown-player"
