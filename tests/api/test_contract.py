"""The check that holds answers against the document is itself seen to fail."""

from __future__ import annotations

import json
from typing import Any

import pytest

from contract import PROBLEM, Contract, the_document
from seaboard.api.problems import Problem

CONTRACT = Contract(the_document())
PLAYER = {"id": "p", "name": "Ada", "is_bot": False, "created_at": "2026-11-30T18:00:00Z"}


def check(path: str, status: int, body: Any, content_type: str = "application/json", **headers: str) -> None:
    sent = {"X-Request-Id": "r", "Content-Type": content_type, **headers}
    CONTRACT.check("GET", path, status, sent, json.dumps(body).encode())


def test_answers_of_the_document_are_taken() -> None:
    check("/v1/account", 200, PLAYER)
    check("/v1/account", 401, Problem("unknown-token").to_data("r"), PROBLEM)
    check("/nowhere", 404, Problem("not-found").to_data("r"), PROBLEM)


@pytest.mark.parametrize(
    ("path", "status", "body", "content_type"),
    [
        pytest.param("/v1/account", 200, {**PLAYER, "secret": 1}, "application/json", id="a field too many"),
        pytest.param("/v1/account", 200, {**PLAYER, "created_at": "yesterday"}, "application/json", id="no date"),
        pytest.param("/v1/account", 200, {"id": "p"}, "application/json", id="a field too few"),
        pytest.param("/v1/account", 200, PLAYER, "text/html", id="another type"),
        pytest.param("/v1/account", 202, PLAYER, "application/json", id="another status"),
        pytest.param("/v1/account", 401, Problem("seat-taken").to_data("r"), PROBLEM, id="another problem"),
        pytest.param("/v1/account", 401, {"error": "x"}, PROBLEM, id="no problem"),
        pytest.param("/nowhere", 404, Problem("unknown-match").to_data("r"), PROBLEM, id="a problem of elsewhere"),
    ],
)
def test_answers_that_the_document_has_not_are_not(path: str, status: int, body: Any, content_type: str) -> None:
    with pytest.raises(AssertionError):
        check(path, status, body, content_type)


def test_an_answer_without_an_id_is_not_taken() -> None:
    with pytest.raises(AssertionError, match="without an id"):
        check("/v1/account", 200, PLAYER, **{"X-Request-Id": ""})
