"""The table of problems: whole, and what each row becomes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from flask.testing import FlaskClient

from seaboard.api.problems import KINDS, Fault, Problem, problem_of
from seaboard.engine.refusals import IllegalAction as Forbiddance
from seaboard.engine.texts import Text
from seaboard.matches import refusals


def all_refusals(cls: type[refusals.Refusal] = refusals.Refusal) -> Iterator[type[refusals.Refusal]]:
    for inner in cls.__subclasses__():
        yield inner
        yield from all_refusals(inner)


GROUPS = {"invalid", "conflict", "too-many"}
"""Refusals that only group others and are never raised by themselves."""


@pytest.mark.parametrize("refusal", [cls for cls in all_refusals() if cls.code not in GROUPS], ids=lambda cls: cls.code)
def test_every_refusal_has_a_row(refusal: type[refusals.Refusal]) -> None:
    assert refusal.code in KINDS


def test_an_illegal_action_names_its_rule_and_says_it_in_words_and_as_a_key() -> None:
    cause = Forbiddance("AQ-3.1", Text("aqualin.refused.blocked", {"cell": "c1"}), index=1)
    data = problem_of(refusals.IllegalAction(cause, "It is taken.")).to_data("id")
    assert data["status"] == 422
    assert data["type"] == "/problems/illegal-action"
    assert data["detail"] == "It is taken."
    assert (data["rule"], data["index"]) == ("AQ-3.1", 1)
    assert data["text"] == {"key": "aqualin.refused.blocked", "params": {"cell": "c1"}}


def test_a_closed_decision_points_to_the_open_one_and_says_so_when_there_is_none() -> None:
    assert problem_of(refusals.DecisionClosed(7)).to_data("id")["current"] == 7
    assert problem_of(refusals.DecisionClosed(None)).to_data("id")["current"] is None


@pytest.mark.parametrize(("refusal", "place"), [(refusals.BadCursor, "query"), (refusals.BadOptions, "body")])
def test_what_cannot_be_meant_is_named_by_its_place(refusal: type[refusals.Invalid], place: str) -> None:
    problem = problem_of(refusal("/first", "must be one of a, b"))
    assert problem.errors == (Fault(place, "/first", "must be one of a, b"),)


def test_a_problem_has_no_parts_but_those_it_was_given() -> None:
    assert set(Problem("not-found").to_data("id")) == {"type", "title", "status", "detail", "code", "request_id"}


@pytest.mark.parametrize("code", KINDS)
def test_the_address_of_every_problem_says_what_it_means(client: FlaskClient, code: str) -> None:
    answer = client.get(f"/problems/{code}").get_json()
    assert answer["status"] == KINDS[code].status
