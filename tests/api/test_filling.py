"""Filling a match over HTTP: join codes, invitations; every answer is held against the document."""

from __future__ import annotations

import pytest

from api.conftest import Person
from seaboard.matches.pair_pool import pair_pool
from seaboard.matches.service import Service

ME, OPEN = {"kind": "me"}, {"kind": "open"}


def test_a_private_match_is_joined_by_its_code(ada: Person, ben: Person) -> None:
    match = ada.open([ME, OPEN], access="private")
    assert ben.get(f"/v1/matches/{match['id']}").get_json()["code"] == "unknown-match"
    looked = ben.post("/v1/join/look", {"code": match["join_code"]}).get_json()
    assert (looked["id"], looked["join_code"]) == (match["id"], None)
    joined = ben.post("/v1/join", {"code": match["join_code"].lower()})
    assert (joined.get_json()["status"], joined.get_json()["my_seats"]) == ("running", [1])
    assert ben.get(f"/v1/matches/{match['id']}").get_json()["join_code"] == match["join_code"]


def test_a_wrong_code_is_not_found(ada: Person) -> None:
    for path in ("/v1/join", "/v1/join/look"):
        answer = ada.post(path, {"code": "BCDF-GHJK-MNPQ"})
        assert (answer.status_code, answer.get_json()["code"]) == (404, "unknown-code")


def test_a_full_match_says_so(ada: Person, ben: Person) -> None:
    match = ada.open([ME, {"kind": "house", "level": "easy"}], access="private")
    answer = ben.post("/v1/join", {"code": match["join_code"]})
    assert (answer.status_code, answer.get_json()["code"]) == (409, "seat-taken")


def test_an_invitation_goes_its_way(ada: Person, ben: Person) -> None:
    wish = {"kind": "invited", "player": ben.id, "expires_in": 3600, "otherwise": "open"}
    match = ada.open([ME, wish], access="private")
    path = f"/v1/matches/{match['id']}/seats/1/invitation"
    (waiting,) = ben.get("/v1/account/invitations").get_json()["items"]
    assert (waiting["match"], waiting["invited_by"]["id"], waiting["status"]) == (match["id"], ada.id, "pending")
    assert ada.get("/v1/account/invitations?sent=true").get_json()["items"] == [waiting]

    declined = ben.post(f"{path}/decline", {"reason": "too-slow"}).get_json()
    assert (declined["status"], declined["reason"]) == ("declined", "too-slow")
    events = ada.get(f"/v1/matches/{match['id']}/events").get_json()["items"]
    assert events[-1]["english"] == ["The invitation to seat 1 is declined: this is too slow."]
    assert ada.put(path, {"player": ben.id}).get_json()["seats"][1]["status"] == "invited"
    assert ada.delete(path).get_json()["seats"][1]["status"] == "open"
    ada.put(path, {"player": ben.id})
    assert ben.post(f"{path}/accept").get_json()["status"] == "running"
    assert ada.delete(path).get_json()["code"] == "invitation-gone"


def test_a_reason_is_one_of_the_list(ada: Person, ben: Person) -> None:
    match = ada.open([ME, {"kind": "invited", "player": ben.id}])
    answer = ben.post(f"/v1/matches/{match['id']}/seats/1/invitation/decline", {"reason": "I hate you"})
    assert (answer.status_code, answer.get_json()["errors"][0]["pointer"]) == (422, "/reason")


def test_a_list_that_did_not_change_is_not_sent_again(ada: Person, ben: Person) -> None:
    first = ben.get("/v1/account/invitations")
    assert ben.get("/v1/account/invitations", If_None_Match=first.headers["ETag"]).status_code == 304
    ada.open([ME, {"kind": "invited", "player": ben.id}])
    assert ben.get("/v1/account/invitations", If_None_Match=first.headers["ETag"]).status_code == 200


@pytest.mark.parametrize("cursor", ["x", "W10"])
def test_a_cursor_of_another_list_is_refused(ada: Person, cursor: str) -> None:
    answer = ada.get(f"/v1/account/invitations?after={cursor}")
    assert (answer.status_code, answer.get_json()["code"]) == (422, "bad-cursor")


def test_a_rematch_is_one_call(ada: Person, ben: Person, running: str) -> None:
    assert ada.put(f"/v1/matches/{running}/rematch").get_json()["code"] == "still-running"
    ben.post(f"/v1/matches/{running}/seats/1/resign")
    first, second = (one.put(f"/v1/matches/{running}/rematch").get_json() for one in (ada, ben))
    assert first["id"] == second["id"]
    assert (first["rematch_of"], first["my_seats"], second["my_seats"]) == (running, [1], [0])


WANTED = {"game": "aqualin", "seats": 2, "time_limit": {"seconds": 86_400, "policy": "forfeit"}}


def test_the_pool_finds_somebody(ada: Person, ben: Person, service: Service) -> None:
    entries = [one.post("/v1/pool", WANTED, Idempotency_Key="k").get_json() for one in (ada, ben)]
    assert ada.post("/v1/pool", WANTED, Idempotency_Key="k").get_json() == entries[0]
    assert ada.post("/v1/pool", WANTED, Idempotency_Key="k2").get_json()["code"] == "already-waiting"
    pair_pool(service)
    found = ada.get(f"/v1/pool/{entries[0]['id']}").get_json()
    assert found["status"] == "paired"
    assert ben.get(f"/v1/matches/{found['match']}").get_json()["status"] == "running"
    assert ada.delete(f"/v1/pool/{entries[0]['id']}").get_json()["code"] == "already-paired"
    listed = ada.get("/v1/pool")
    assert listed.get_json()["items"] == [found]
    assert ada.get("/v1/pool", If_None_Match=listed.headers["ETag"]).status_code == 304
    assert ben.get(f"/v1/pool/{entries[0]['id']}").get_json()["code"] == "unknown-entry"


def test_whoever_waits_no_more_is_not_found(ada: Person) -> None:
    entry = ada.post("/v1/pool", WANTED, Idempotency_Key="k").get_json()
    assert ada.delete(f"/v1/pool/{entry['id']}").get_json()["status"] == "cancelled"
    assert ada.delete(f"/v1/pool/{entry['id']}").get_json()["status"] == "cancelled"


# Lists


def test_lists_of_matches_are_filtered_and_not_sent_again(ada: Person, ben: Person, running: str) -> None:
    waiting = ben.open([ME, OPEN])["id"]
    for filter_, expected in (("mine", [running]), ("my_turn", [running]), ("open", [waiting])):
        first = ada.get(f"/v1/matches?{filter_}=true")
        assert [match["id"] for match in first.get_json()["items"]] == expected
        assert ada.get(f"/v1/matches?{filter_}=true", If_None_Match=first.headers["ETag"]).status_code == 304
    decisions = ada.get("/v1/account/decisions?limit=1")
    assert ada.get("/v1/account/decisions?limit=1", If_None_Match=decisions.headers["ETag"]).status_code == 304


def test_only_one_filter_at_a_time_says_whose_matches(ada: Person) -> None:
    answer = ada.get("/v1/matches?mine=true&open=true")
    assert (answer.status_code, answer.get_json()["errors"][0]["pointer"]) == (422, "/mine")


def test_by_urgency_page_after_page(ada: Person, ben: Person) -> None:
    for seconds in (300, 100, 200):
        limit = {"seconds": seconds, "policy": "forfeit"}
        match = ada.open([ME, OPEN], time_limit=limit, options={"first": "colour"})
        ben.put(f"/v1/matches/{match['id']}/seats/1")
    found, path = [], "/v1/matches?my_turn=true&limit=1"
    page = ada.get(path).get_json()
    while page["next"]:
        found += page["items"]
        page = ada.get(f"{path}&after={page['next']}").get_json()
    found += page["items"]
    assert [match["time_limit"]["seconds"] for match in found] == [100, 200, 300]
