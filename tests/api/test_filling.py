"""Filling a match over HTTP: join codes, invitations; every answer is held against the document."""

from __future__ import annotations

import pytest

from api.conftest import Person

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
    assert events[-1]["english"] == ["Ben declines the invitation: this is too slow."]
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
