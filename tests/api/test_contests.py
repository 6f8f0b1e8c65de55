"""Ratings and tournaments over HTTP: sent again nothing is made twice, and everybody of an app may look."""

from __future__ import annotations

from typing import Any

from flask.testing import FlaskClient

from api.conftest import Person
from seaboard.matches.administer import create_tenant
from seaboard.matches.advance_tournament import advance_tournament
from seaboard.matches.rate_match import rate_match
from seaboard.matches.service import Service

CONTROL = {"kind": "per-decision", "seconds": 86_400, "policy": "forfeit"}
HOUSE = {"game": "aqualin", "form": "swiss", "house": [{"level": "easy", "count": 3}], "start": "now"}


def test_the_one_call_sent_again_opens_one_tournament(ada: Person, client: FlaskClient) -> None:
    first, again = (ada.post("/v1/tournaments", json=HOUSE, Idempotency_Key="one") for _ in range(2))
    assert (first.status_code, again.status_code) == (201, 201)
    assert again.get_json() == first.get_json()
    assert len(client.get("/v1/tournaments").get_json()["items"]) == 1
    assert len(client.get("/v1/matches").get_json()["items"]) == 1
    board = client.get(f"/v1/tournaments/{first.get_json()['id']}/rounds/1").get_json()["items"]
    assert [one["second"] is None for one in board] == [False, True]


def test_a_seed_is_shown_to_nobody_before_the_end_and_never_if_called_off(ada: Person, service: Service) -> None:
    seed = "0f" * 32
    opened = ada.post("/v1/tournaments", json={**HOUSE, "seed": seed}, Idempotency_Key="one")
    path = f"/v1/tournaments/{opened.get_json()['id']}"
    answers = [opened, *(ada.get(path + more) for more in ("", "/table", "/rounds/1"))]
    answers += [ada.get("/v1/tournaments"), ada.post(f"{path}/cancel")]
    assert not any(seed in answer.text for answer in answers)
    assert advance_tournament(service, opened.get_json()["id"]) is False


def test_a_rated_match_shows_on_the_leaderboard_of_its_app_alone(
    ada: Person, ben: Person, client: FlaskClient, service: Service
) -> None:
    match = ada.open([{"kind": "me"}, {"kind": "open"}], is_rated=True)
    ben.put(f"/v1/matches/{match['id']}/seats/1")
    ben.post(f"/v1/matches/{match['id']}/seats/1/resign")
    assert rate_match(service, match["id"])

    def board(**headers: str) -> list[Any]:
        answer = client.get("/v1/games/aqualin/leaderboard?limit=1", headers=headers)
        return [*answer.get_json()["items"], answer.get_json()["next"]]

    first, following = board()
    assert (first["player"]["name"], first["matches"]) == ("Ada", 1)
    second = client.get(f"/v1/games/aqualin/leaderboard?after={following}").get_json()
    assert [one["player"]["name"] for one in second["items"]] == ["Ben"]
    key = create_tenant(service, "shop").key
    client.put("/v1/tenant/players/user-1", json={"name": "Eve"}, headers={"Authorization": f"Bearer {key}"})
    minted = client.post(
        "/v1/tenant/players/user-1/tokens",
        json={"seconds": 60, "scopes": ["read"]},
        headers={"Authorization": f"Bearer {key}", "Idempotency-Key": "t"},
    ).get_json()
    assert board(Authorization=f"Bearer {minted['access_token']}") == [None]


def test_what_cannot_be_is_a_problem_that_says_where(ada: Person) -> None:
    for body, pointer in (
        ({**HOUSE, "game": "walk-the-plank"}, "/game"),
        ({**HOUSE, "start": "call"}, "/time_control"),
        ({**HOUSE, "start": "call", "time_control": CONTROL, "seed": "00" * 32}, "/seed"),
    ):
        answer = ada.post("/v1/tournaments", json=body, Idempotency_Key=pointer)
        assert (answer.status_code, answer.get_json()["code"]) == (422, "bad-tournament")
        assert answer.get_json()["errors"][0]["pointer"] == pointer
    answer = ada.get("/v1/games/aqualin/leaderboard?role=shark")
    assert (answer.status_code, answer.get_json()["code"]) == (422, "bad-rating")
