"""The document: valid, whole, fit for generators, and up to date."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from flask_smorest import Blueprint
from openapi_spec_validator import validate

from contract import Contract, the_document
from seaboard.api.app import BLUEPRINTS
from seaboard.api.document import game_schemas, kinds_of
from seaboard.api.spec import FILE, make_app, make_document, write_yaml
from seaboard.catalogue import Catalogue

ROOT = Path(__file__).parent.parent.parent
DOCUMENT = dict(the_document())


def operations() -> Iterator[Any]:
    for path, item in DOCUMENT["paths"].items():
        for method, operation in item.items():
            if method != "parameters":
                yield pytest.param(operation, id=f"{method} {path}")


def test_it_is_valid_openapi() -> None:
    assert DOCUMENT["openapi"].startswith("3.1")
    validate(DOCUMENT)


def test_the_file_is_up_to_date() -> None:
    assert (ROOT / FILE).read_text(encoding="utf-8") == write_yaml(DOCUMENT), "run `make spec`"


def test_it_is_the_same_byte_for_byte_when_made_again() -> None:
    assert write_yaml(make_document()) == write_yaml(DOCUMENT)


@pytest.mark.parametrize("operation", list(operations()))
def test_every_operation_says_what_it_is_and_how_it_can_fail(operation: dict[str, Any]) -> None:
    assert operation["operationId"]
    assert operation["summary"].endswith(".")
    assert operation["tags"]
    assert "security" in operation
    assert "500" in operation["responses"]
    problems = [answer for status, answer in operation["responses"].items() if status.startswith(("4", "5"))]
    assert all("application/problem+json" in answer["content"] for answer in problems)


@pytest.mark.parametrize("operation", list(operations()))
def test_every_operation_has_an_example_that_fits(operation: dict[str, Any]) -> None:
    contract = Contract(DOCUMENT)
    medias = [operation["requestBody"]["content"]["application/json"]] if "requestBody" in operation else []
    success = {status: answer for status, answer in operation["responses"].items() if status.startswith("2")}
    medias += list(success[min(success)].get("content", {}).values())[:1]
    assert medias or list(success) == ["204"], "an operation that brings something shows what"
    for media in medias:
        contract.fits(media["schema"], json.dumps(media["example"]).encode(), "the example")


def test_the_example_of_the_rules_is_what_its_type_says() -> None:
    content = DOCUMENT["paths"]["/v1/games/{game}/rules"]["get"]["responses"]["200"]["content"]
    assert content["text/markdown"]["example"].startswith("# ")
    assert "example" not in content["text/html"]


def test_names_of_operations_are_all_different() -> None:
    names = [param.values[0]["operationId"] for param in operations()]
    assert len(names) == len(set(names))


def test_every_address_of_the_app_is_in_it() -> None:
    rules = {rule.rule for rule in make_app().url_map.iter_rules() if rule.endpoint != "static"}
    assert len(rules) == len(DOCUMENT["paths"])


@pytest.mark.parametrize("game", Catalogue(), ids=str)
def test_every_action_event_and_view_of_a_game_is_a_schema_told_apart_by_its_tag(game: str) -> None:
    schemas = DOCUMENT["components"]["schemas"]
    for union, classes in kinds_of(Catalogue()[game].game).items():
        mapping = schemas[union]["discriminator"]["mapping"]
        for cls in classes:
            schema = schemas[mapping[cls.TYPE].rpartition("/")[2]]
            assert schema["properties"][cls.TAG]["enum"] == [cls.TYPE]
            assert schema["description"], f"{cls.__name__} says nothing of itself"


def test_a_new_game_is_in_the_document_without_anybody_listing_it() -> None:
    named = game_schemas([Catalogue()["aqualin"].game])
    assert {"AqualinSlide", "AqualinAction", "AqualinView", "Action", "Event", "View", "Outcome"} <= set(named)


def test_an_endpoint_that_does_not_state_its_access_cannot_be_registered() -> None:
    blueprint: Any = next(iter(BLUEPRINTS))
    assert isinstance(blueprint, Blueprint)
    with pytest.raises(TypeError, match="access"):
        type(blueprint)("new", "").get("/v1/new")(lambda: None)


TEXTS = {"id", "match", "player", "seed", "nonce", "nonces", "commitment", "next", "after", "cursor", "rematch_of"}
"""What names or hides something, wherever it stands: a number would be rounded by some reader of JSON."""


def types_of(schema: dict[str, Any]) -> set[str]:
    inner = schema.get("items", {}) if schema.get("type") in ("array", ["array", "null"]) else schema
    types = inner.get("type", [])
    return set(types if isinstance(types, list) else [types]) - {"null"}


@pytest.mark.parametrize("name", sorted(DOCUMENT["components"]["schemas"]))
def test_whatever_names_or_hides_something_is_a_text(name: str) -> None:
    properties = DOCUMENT["components"]["schemas"][name].get("properties", {})
    named = {field: types_of(properties[field]) for field in TEXTS & set(properties)}
    assert not {field: types for field, types in named.items() if types & {"integer", "number"}}


def no_number_is_too_large(schema: Any) -> bool:
    if isinstance(schema, dict):
        bounds = [schema.get(name, 0) for name in ("maximum", "minimum")]
        small = all(abs(bound) <= 2**53 - 1 for bound in bounds if isinstance(bound, int))
        return small and all(no_number_is_too_large(part) for part in schema.values())
    return all(no_number_is_too_large(part) for part in schema) if isinstance(schema, list) else True


def test_no_number_leaves_the_range_that_every_reader_of_json_keeps() -> None:
    assert no_number_is_too_large(DOCUMENT)
