"""The links of the document lead where they say: held against the examples, and walked through a match."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import pytest
from flask import Flask

from api.conftest import Person
from contract import the_document

PATHS = the_document()["paths"]
OPERATIONS = {
    operation["operationId"]: (method, path, operation)
    for path, item in PATHS.items()
    for method, operation in item.items()
    if method != "parameters"
}


LINKS = {
    (name, there): link
    for name, (_, _, operation) in OPERATIONS.items()
    for answer in operation["responses"].values()
    for there, link in answer.get("links", {}).items()
}


def names_in(path: str) -> set[str]:
    return set(re.findall(r"{(\w+)}", path))


def evaluate(value: Any, brought: Any, asked: Mapping[str, Any]) -> Any:
    """A link's expressions (OpenAPI 3.1, 4.8.20.4) as what an answer brought, and what had been asked, say."""
    if isinstance(value, dict):
        return {name: evaluate(part, brought, asked) for name, part in value.items()}
    if isinstance(value, list):
        return [evaluate(part, brought, asked) for part in value]
    if value.startswith("$response.body#"):
        for part in value.removeprefix("$response.body#/").split("/"):
            brought = brought[int(part) if isinstance(brought, list) else part]
        return brought
    return asked[value.removeprefix("$request.path.")]


@pytest.mark.parametrize(("here", "there"), list(LINKS))
def test_a_link_says_all_that_its_operation_needs_and_finds_it_in_the_example(here: str, there: str) -> None:
    link, (_, path, operation) = LINKS[here, there], OPERATIONS[there]
    assert (link["operationId"], set(link["parameters"])) == (there, names_in(path))
    assert "requestBody" not in link or "requestBody" in operation
    answers = OPERATIONS[here][2]["responses"]
    example = answers[min(answers)]["content"]["application/json"]["example"]
    if example.get("legal_actions") != []:  # a decision that was made has none
        as_asked = dict.fromkeys(names_in(OPERATIONS[here][1]), "as asked")
        found = evaluate([*link["parameters"].values(), link.get("requestBody", {})], example, as_asked)
        assert None not in found


def test_by_links_alone_a_match_is_opened_read_and_decided_in(app: Flask, ada: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "house", "level": "easy"}]
    body = {"game": "aqualin", "seats": seats, "options": {"first": "colour"}}
    answer = ada.post("/v1/matches", body, Idempotency_Key="k")
    asked: dict[str, Any] = {}
    for step in pairwise(["openMatch", "listSeatDecisions", "getDecision", "makeChoice", "getDecision"]):
        link, (method, path, _) = LINKS[step], OPERATIONS[step[1]]
        sent = evaluate(link.get("requestBody", {}), answer.get_json(), asked)
        asked = evaluate(link["parameters"], answer.get_json(), asked)
        answer = ada.client.open(path.format(**asked), method=method, json=sent or None, headers=ada.headers)
        assert answer.status_code == 200, answer.text
    assert answer.get_json()["receipt"]["maker"] == "seat"
