"""A match over HTTP: seats, views, decisions and receipts, as the design has them."""

from __future__ import annotations

from typing import Any

import pytest

from api.conftest import Person


def open_decision(person: Person, match: str, seat: int) -> dict[str, Any]:
    """What the seat is asked now; it must be asked something."""
    answer = person.get(f"/v1/matches/{match}/seats/{seat}/decisions")
    (decision,) = answer.get_json()["items"]
    found: dict[str, Any] = decision
    return found


def choice(match: str, seat: int, number: int) -> str:
    return f"/v1/matches/{match}/seats/{seat}/decisions/{number}/choice"


def place(decision: dict[str, Any], cell: str) -> dict[str, Any]:
    """The first legal placement on this cell."""
    return next(action for action in decision["legal_actions"] if action.get("cell") == cell)


def take_turn(person: Person, match: str, seat: int, cell: str) -> dict[str, Any]:
    """Place something on the cell; the receipt."""
    decision = open_decision(person, match, seat)
    answer = person.put(choice(match, seat, decision["number"]), {"actions": [place(decision, cell)]})
    assert answer.status_code == 200, answer.text
    receipt: dict[str, Any] = answer.get_json()
    return receipt


def all_events(person: Person, match: str, viewer: str) -> list[dict[str, Any]]:
    return list(person.get(f"/v1/matches/{match}{viewer}/events?limit=200").get_json()["items"])


def test_a_seat_is_asked_with_its_legal_actions_and_the_server_s_time(ada: Person, ben: Person, running: str) -> None:
    decision = open_decision(ada, running, 0)
    assert (decision["number"], decision["status"], decision["mode"]) == (1, "open", "one")
    assert len(decision["legal_actions"]) == 6 * 36
    assert decision["server_time"].endswith("Z")
    assert ben.get(f"/v1/matches/{running}/seats/1/decisions").get_json() == {"items": [], "next": None}


def test_a_choice_gets_a_receipt_and_the_same_one_again_however_late(ada: Person, ben: Person, running: str) -> None:
    decision = open_decision(ada, running, 0)
    body = {"actions": [place(decision, "c4")]}
    first = ada.put(choice(running, 0, 1), body)
    assert (first.status_code, first.get_json()["status"], first.get_json()["maker"]) == (200, "closed", "seat")
    told = all_events(ada, running, "/seats/0")
    assert ada.put(choice(running, 0, 1), body).data == first.data
    take_turn(ben, running, 1, "a1")
    take_turn(ada, running, 0, "b1")
    assert ada.put(choice(running, 0, 1), body).data == first.data
    assert all_events(ada, running, "/seats/0")[: len(told)] == told


def test_another_choice_for_a_closed_decision_is_refused_for_good(ada: Person, ben: Person, running: str) -> None:
    decision = open_decision(ada, running, 0)
    ada.put(choice(running, 0, 1), {"actions": [place(decision, "c4")]})
    answer = ada.put(choice(running, 0, 1), {"actions": [place(decision, "c5")]})
    assert (answer.status_code, answer.get_json()["code"], answer.get_json()["current"]) == (
        409,
        "decision-closed",
        None,
    )
    assert answer.headers["x-should-retry"] == "false"
    take_turn(ben, running, 1, "a1")
    again = ada.put(choice(running, 0, 1), {"actions": [place(decision, "c5")]})
    assert again.get_json()["current"] == 2


def test_an_illegal_slide_is_refused_by_its_rule_and_changes_nothing(ada: Person, ben: Person, running: str) -> None:
    take_turn(ada, running, 0, "a1")
    take_turn(ben, running, 1, "c1")
    before = [
        one.get(f"/v1/matches/{running}{path}").get_json() for one, path in ((ada, "/seats/0/view"), (ben, "/events"))
    ]
    slide = {"type": "aqualin.slide", "origin": "a1", "target": "c1"}
    answer = ada.put(choice(running, 0, 2), {"actions": [slide]})
    problem = answer.get_json()
    assert (answer.status_code, problem["code"], problem["rule"], problem["index"]) == (
        422,
        "illegal-action",
        "AQ-3.1",
        0,
    )
    assert problem["text"]["params"]["cell"] == "c1"
    after = [
        one.get(f"/v1/matches/{running}{path}").get_json() for one, path in ((ada, "/seats/0/view"), (ben, "/events"))
    ]
    assert [_timeless(one) for one in after] == [_timeless(one) for one in before]
    assert open_decision(ada, running, 0)["number"] == 2


def _timeless(data: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in data.items() if name != "server_time"}


@pytest.mark.parametrize(
    ("actions", "pointer"),
    [
        pytest.param([{"type": "aqualin.fly"}], "/actions/0/type", id="no such action"),
        pytest.param(
            [{"type": "aqualin.slide", "origin": "z9", "target": "a1"}], "/actions/0/origin", id="no such cell"
        ),
        pytest.param([{"type": "aqualin.slide", "origin": "a1"}], "/actions/0/target", id="something missing"),
        pytest.param(
            [{"type": "aqualin.slide", "origin": "a1", "target": "a2", "fast": True}],
            "/actions/0/fast",
            id="something more",
        ),
        pytest.param([7], "/actions/0", id="no object"),
    ],
)
def test_what_is_no_action_is_named_by_json_pointer(ada: Person, running: str, actions: Any, pointer: str) -> None:
    answer = ada.put(choice(running, 0, 1), {"actions": actions})
    assert (answer.status_code, answer.get_json()["code"]) == (422, "bad-choice")
    assert [error["pointer"] for error in answer.get_json()["errors"]] == [pointer]


@pytest.mark.parametrize("actions", [[], {}, "x", None, 7])
def test_a_choice_is_a_list_of_actions(ada: Person, running: str, actions: Any) -> None:
    answer = ada.put(choice(running, 0, 1), {"actions": actions})
    assert (answer.status_code, answer.get_json()["code"]) == (422, "invalid-request")


def test_a_choice_may_go_on_until_something_new_comes_to_light(ada: Person, ben: Person, running: str) -> None:
    take_turn(ada, running, 0, "a1")
    take_turn(ben, running, 1, "f6")
    decision = open_decision(ada, running, 0)
    slide = {"type": "aqualin.slide", "origin": "a1", "target": "a3"}
    whole = [slide, place(decision, "b6")]
    answer = ada.put(choice(running, 0, 2), {"actions": whole})
    assert answer.status_code == 200, answer.text
    view = ada.get(f"/v1/matches/{running}/seats/0/view").get_json()["view"]
    assert {"a3", "b6", "f6"} == set(view["reef"])


def test_a_preview_shows_what_would_follow_and_changes_nothing(ada: Person, ben: Person, running: str) -> None:
    take_turn(ada, running, 0, "a1")
    take_turn(ben, running, 1, "f6")
    before = ada.get(f"/v1/matches/{running}/seats/0/view").get_json()
    slide = {"type": "aqualin.slide", "origin": "a1", "target": "a3"}
    path = f"/v1/matches/{running}/seats/0/decisions/2/preview"
    seen = ada.post(path, {"actions": [slide]}).get_json()
    assert "a3" in seen["view"]["reef"]
    assert {action["type"] for action in seen["next_actions"]} == {"aqualin.place"}
    assert (seen["is_whole"], seen["brings_news"]) == (True, False)
    assert ada.post(path, {"actions": []}).status_code == 200
    assert ada.post(path, {"actions": [{**slide, "target": "b2"}]}).get_json()["rule"] == "AQ-3.1"
    assert _timeless(ada.get(f"/v1/matches/{running}/seats/0/view").get_json()) == _timeless(before)


def test_nobody_else_s_seat_is_seen_or_played(ada: Person, ben: Person, running: str) -> None:
    for path in ("view", "events", "decisions", "decisions/1"):
        answer = ben.get(f"/v1/matches/{running}/seats/0/{path}")
        assert (answer.status_code, answer.get_json()["code"]) == (403, "not-your-seat"), path
    answer = ben.put(choice(running, 0, 1), {"actions": [{"type": "aqualin.slide", "origin": "a1", "target": "a2"}]})
    assert answer.status_code == 403
    assert ben.post(f"/v1/matches/{running}/seats/0/resign").status_code == 403


def test_an_unchanged_view_is_not_sent_again(ada: Person, ben: Person, running: str) -> None:
    path = f"/v1/matches/{running}/seats/0/view"
    etag = ada.get(path).headers["ETag"]
    again = ada.get(path, If_None_Match=etag)
    assert (again.status_code, again.data, again.headers["ETag"]) == (304, b"", etag)
    take_turn(ada, running, 0, "a1")
    assert ada.get(path, If_None_Match=etag).status_code == 200


def test_events_are_read_by_cursor_without_a_gap(ada: Person, ben: Person, running: str) -> None:
    take_turn(ada, running, 0, "a1")
    take_turn(ben, running, 1, "b1")
    whole = all_events(ada, running, "/seats/0")
    assert [event["number"] for event in whole] == list(range(1, len(whole) + 1))
    assert all(event["english"] for event in whole)
    parts, after = [], "0"
    while True:
        page = ada.get(f"/v1/matches/{running}/seats/0/events?limit=3&after={after}").get_json()
        parts += page["items"]
        after = page["next"]
        if not page["has_more"]:
            break
    assert parts == whole


def test_a_match_ends_when_a_seat_resigns_and_its_replay_is_had_then(ada: Person, ben: Person, running: str) -> None:
    assert ada.get(f"/v1/matches/{running}/replay").get_json()["code"] == "still-running"
    take_turn(ada, running, 0, "a1")
    done = ben.post(f"/v1/matches/{running}/seats/1/resign").get_json()
    assert (done["status"], done["outcome"]["ending"], done["outcome"]["places"]) == ("finished", "resigned", [1, 2])
    again = ben.post(f"/v1/matches/{running}/seats/1/resign")
    assert again.status_code == 200, again.text
    answer = ada.put(choice(running, 0, 2), {"actions": [{"type": "aqualin.slide", "origin": "a1", "target": "a2"}]})
    assert answer.status_code in (404, 409)
    replay = ada.get(f"/v1/matches/{running}/replay").get_json()
    assert replay["game"] == "aqualin"
    last = all_events(ada, running, "/seats/0")[-1]
    assert last["public"]["type"] == "match.over"


def test_seats_are_taken_and_left_before_the_start_only(ada: Person, ben: Person) -> None:
    match = ada.open([{"kind": "me"}, {"kind": "open"}], start="call")
    path = f"/v1/matches/{match['id']}"
    assert ada.post(f"{path}/start").get_json()["code"] == "not-full"
    assert ada.put(f"{path}/seats/1").get_json()["code"] == "already-seated"
    assert ben.put(f"{path}/seats/0").get_json()["code"] == "seat-taken"
    assert ben.put(f"{path}/seats/7").get_json()["code"] == "unknown-seat"
    assert ben.put(f"{path}/seats/1", {}).get_json()["my_seats"] == [1]
    assert ben.delete(f"{path}/seats/1").get_json()["my_seats"] == []
    ben.put(f"{path}/seats/1")
    assert ben.post(f"{path}/start").get_json()["code"] == "not-your-match"
    assert ada.post(f"{path}/start").get_json()["status"] == "running"
    assert ben.delete(f"{path}/seats/1").get_json()["code"] == "already-started"
    assert ada.post(f"{path}/cancel").get_json()["code"] == "already-started"


def test_a_match_is_called_off_before_the_start(ada: Person) -> None:
    match = ada.open([{"kind": "me"}, {"kind": "open"}])
    assert ada.post(f"/v1/matches/{match['id']}/cancel").get_json()["status"] == "aborted"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        pytest.param({"game": "chess"}, "unknown-game", id="no such game"),
        pytest.param({"seats": [{"kind": "me"}]}, "bad-seats", id="too few seats"),
        pytest.param({"seats": [{"kind": "me"}, {"kind": "house"}]}, "bad-seats", id="a house bot of no level"),
        pytest.param({"options": {"firts": "colour"}}, "bad-options", id="an unknown option"),
        pytest.param({"options": {"first": "blue"}}, "bad-options", id="a wrong value"),
        pytest.param({"seats": [{"kind": "me"}, {"kind": "invited", "player": "p1"}]}, "unknown-player", id="nobody"),
    ],
)
def test_a_match_that_cannot_be(ada: Person, change: dict[str, Any], code: str) -> None:
    body = {"game": "aqualin", "seats": [{"kind": "me"}, {"kind": "open"}]} | change
    answer = ada.post("/v1/matches", body, Idempotency_Key="k")
    assert answer.get_json()["code"] == code
    if answer.status_code == 422:
        assert answer.get_json()["errors"]


def test_matches_are_listed_in_parts_that_join(ada: Person, ben: Person) -> None:
    ids = [ada.open([{"kind": "me"}, {"kind": "open"}])["id"] for _ in range(5)]
    found, after = [], ""
    while True:
        page = ben.get(f"/v1/matches?status=open&limit=2{after}").get_json()
        found += [match["id"] for match in page["items"]]
        if page["next"] is None:
            break
        after = f"&after={page['next']}"
    assert found == ids[::-1]
    assert ben.get("/v1/matches?mine=true").get_json()["items"] == []


@pytest.mark.parametrize("cursor", ["x", "%00", "0", "AAAA", "é"])
def test_a_cursor_that_is_not_ours_is_refused(ada: Person, cursor: str) -> None:
    assert ada.get(f"/v1/matches?after={cursor}").status_code == 422


def test_my_open_decisions_are_one_request(ada: Person, ben: Person, running: str) -> None:
    (mine,) = ada.get("/v1/account/decisions").get_json()["items"]
    assert (mine["match"], mine["seat"], mine["number"]) == (running, 0, 1)
    assert ben.get("/v1/account/decisions").get_json()["items"] == []


def test_a_spectator_sees_what_everybody_may_know_without_an_account(ada: Person, running: str) -> None:
    seen = ada.client.get(f"/v1/matches/{running}/view").get_json()
    assert (seen["viewer"], seen["view"]["game"]) == (None, "aqualin")


def test_a_private_match_is_as_if_there_were_none(ada: Person, ben: Person) -> None:
    match = ada.open([{"kind": "me"}, {"kind": "open"}], access="private")["id"]
    for path in (f"/v1/matches/{match}", f"/v1/matches/{match}/view"):
        unseen, none = ben.get(path).get_json(), ben.get(path.replace(match, "0" * len(match))).get_json()
        assert {**unseen, "request_id": ""} == {**none, "request_id": ""}
