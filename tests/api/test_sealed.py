"""Choices that are sealed until the last one is in, over HTTP: made, changed by who has seen them, withdrawn, shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from api.conftest import Person


class Round:
    """Three people at Walk the Plank!, all asked at once."""

    def __init__(self, people: list[Person]) -> None:
        self.people = people
        match = people[0].open([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], game="walk-the-plank")
        self.path = f"/v1/matches/{match['id']}"
        for seat in (1, 2):
            assert people[seat].put(f"{self.path}/seats/{seat}").status_code == 200

    def decision(self, seat: int, number: int = 1) -> Any:
        return self.people[seat].get(f"{self.path}/seats/{seat}/decisions/{number}")

    def choose(self, seat: int, action: int, **headers: str) -> Any:
        """Choose the action of this place in the list that the seat was given."""
        asked = self.decision(seat).get_json()
        body = {"actions": [asked["legal_actions"][action]]}
        return self.people[seat].put(f"{self.path}/seats/{seat}/decisions/1/choice", body, **headers)

    def withdraw(self, seat: int, **headers: str) -> Any:
        return self.people[seat].delete(f"{self.path}/seats/{seat}/decisions/1/choice", **headers)

    def told(self, seat: int) -> Any:
        return self.people[seat].get(f"{self.path}/seats/{seat}/events?limit=200").get_json()["items"]


@pytest.fixture
def table(person: Callable[[str], Person]) -> Round:
    return Round([person(name) for name in ("Ada", "Ben", "Cy")])


def test_a_sealed_choice_has_a_receipt_and_is_repeated_without_a_key(table: Round) -> None:
    first, second = table.choose(0, 0), table.choose(0, 0)
    assert (first.status_code, first.get_json()["status"]) == (200, "sealed")
    assert first.data == second.data
    assert table.decision(0).get_json()["status"] == "sealed"


def test_a_sealed_choice_is_changed_only_by_who_has_seen_it(table: Round) -> None:
    table.choose(0, 0)
    blind = table.choose(0, 1)
    assert (blind.status_code, blind.get_json()["code"]) == (428, "etag-needed")
    etag = table.decision(0).headers["ETag"]
    assert table.choose(0, 1, If_Match=etag).status_code == 200
    late = table.choose(0, 2, If_Match=etag)
    assert (late.status_code, late.get_json()["code"]) == (412, "etag-stale")
    assert late.headers["x-should-retry"] == "false"


def test_a_sealed_choice_is_withdrawn_and_nobody_notices(table: Round) -> None:
    table.choose(0, 0)
    before = table.told(1)
    assert table.withdraw(0).get_json()["code"] == "etag-needed"
    answer = table.withdraw(0, If_Match=table.decision(0).headers["ETag"])
    assert (answer.status_code, answer.get_json()["status"]) == (200, "open")
    assert table.withdraw(0, If_Match=answer.headers["ETag"]).get_json()["code"] == "not-sealed"
    assert table.told(1) == before
    (asked,) = [one for one in table.people[1].get(table.path).get_json()["asked"] if one["seat"] == 0]
    assert asked["has_chosen"]


def test_others_learn_that_a_seat_has_chosen_and_not_what(table: Round) -> None:
    secret = table.choose(0, 0).get_json()["actions"]
    assert str(secret) not in str(table.told(1))
    kinds = [event["public"]["type"] for event in table.told(1) if event["public"]]
    assert kinds[-1] == "match.sealed"


def test_the_last_choice_reveals_all_and_closes_each(table: Round) -> None:
    for seat in range(3):
        table.choose(seat, 0)
    for seat in range(3):
        decision = table.decision(seat).get_json()
        assert (decision["status"], decision["receipt"]["status"]) == ("closed", "closed")
        assert decision["receipt"]["last_event"] is not None
