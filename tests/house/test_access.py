"""Every route states who may ask, and with which scope; one that does not is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from seaboard.api.blueprint import Blueprint, access
from seaboard.api.spec import make_app, make_document
from seaboard.matches.tokens import SCOPES

STATED: list[tuple[str, dict[str, Any]]] = [
    (method, operation)
    for item in make_document()["paths"].values()
    for method, operation in item.items()
    if method != "parameters"
]
OPERATIONS = [pytest.param(method, operation, id=operation["operationId"]) for method, operation in STATED]


@pytest.mark.parametrize(("method", "operation"), OPERATIONS)
def test_every_operation_states_its_access_and_its_scope(method: str, operation: dict[str, Any]) -> None:
    who, scope = operation["x-access"], operation.get("x-scope", "")
    assert who in ("anyone", "reader", "player", "app")
    assert scope in ({"reader": ["read"], "player": list(SCOPES)}.get(who, [""]))
    assert all(way in ({}, {"accessToken": [scope]}, {"appKey": []}) for way in operation["security"])
    assert bool(operation["security"]) == (who != "anyone")


@pytest.mark.parametrize(("method", "operation"), OPERATIONS)
def test_a_token_that_may_only_read_changes_nothing(method: str, operation: dict[str, Any]) -> None:
    assert method == "get" or operation.get("x-scope") != "read"


def test_what_the_app_asks_is_what_the_document_says() -> None:
    stated = {operation["operationId"]: operation["x-access"] for _, operation in STATED}
    views = [view for name, view in make_app().view_functions.items() if name != "static"]
    assert len(views) == len(stated)
    assert all(hasattr(view, "access") and hasattr(view, "scope") for view in views)


def nothing() -> None:
    """Answer nothing."""


@pytest.mark.parametrize(
    "mark",
    [
        pytest.param(lambda view: view, id="nothing at all"),
        pytest.param(lambda view: access("player")(view), id="a player without a scope"),
        pytest.param(lambda view: access("anyone", "read")(view), id="a scope where nobody is asked"),
    ],
)
def test_a_route_that_does_not_state_it_cannot_be_registered(mark: Callable[[Any], Any]) -> None:
    with pytest.raises(TypeError, match="access"):
        Blueprint("new", "").get("/v1/new")(mark(lambda: nothing()))


def test_whatever_creates_takes_an_idempotency_key() -> None:
    for method, operation in STATED:
        if method == "post" and "201" in operation["responses"]:
            names = [parameter["name"] for parameter in operation.get("parameters", [])]
            assert "Idempotency-Key" in names, operation["operationId"]
