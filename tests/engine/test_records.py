"""Records become JSON data and come back, strictly; their schemas say the same as their readers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import jsonschema
import pytest

from seaboard.engine.records import (
    Action,
    BadRecord,
    Between,
    Pattern,
    Record,
    action,
    from_data,
    from_tagged,
    record,
    to_data,
)
from seaboard.engine.schemas import NameTaken, one_of, schema_name, schemas_of


@record
class Part(Record):
    """A part."""

    size: Annotated[int, Between(1, 3), "How big."]
    kind: Literal["round", "square"] = "round"


@action("toy.put")
class Put(Action):
    """Put parts somewhere."""

    cell: Annotated[str, Pattern("[a-c][1-3]")]
    parts: tuple[Part, ...]
    marks: Mapping[str, bool]
    note: str | None = None


@action("toy.pass")
class Pass(Action):
    """Do nothing."""


@record
class Whole(Record):
    """All that a field may be."""

    choice: Put | Pass
    maybe: Part | None
    pair: tuple[int, int]
    counts: Mapping[int, int]
    names: frozenset[str]
    either: int | str


PUT = Put("a1", (Part(2), Part(1, "square")), {"x": True}, None)
WHOLE = Whole(PUT, None, (1, 2), {7: 1}, frozenset({"b", "a"}), "x")


def test_a_record_survives_json() -> None:
    assert to_data(PUT) == {
        "type": "toy.put",
        "cell": "a1",
        "parts": [{"size": 2, "kind": "round"}, {"size": 1, "kind": "square"}],
        "marks": {"x": True},
        "note": None,
    }
    assert from_data(Put, to_data(PUT)) == PUT
    assert from_data(Whole, to_data(WHOLE)) == WHOLE
    assert to_data(WHOLE)["names"] == ["a", "b"]
    assert to_data(WHOLE)["counts"] == {"7": 1}


def test_defaults_may_be_left_out() -> None:
    assert from_data(Part, {"size": 1}) == Part(1)


@pytest.mark.parametrize(
    ("changes", "pointer", "why"),
    [
        ({"cell": "d1"}, "/cell", "must match"),
        ({"cell": 1}, "/cell", "a string"),
        ({"cell": None}, "/cell", "a string"),
        ({"colour": "red"}, "/colour", "unknown field"),
        ({"type": "toy.pass"}, "/type", "must be toy.put"),
        ({"parts": {}}, "/parts", "an array"),
        ({"parts": [{"size": True}]}, "/parts/0/size", "a whole number"),
        ({"parts": [{"size": 1.0}]}, "/parts/0/size", "a whole number"),
        ({"parts": [{"size": 4}]}, "/parts/0/size", "between 1 and 3"),
        ({"parts": [{"size": 1, "kind": "flat"}]}, "/parts/0/kind", "one of round, square"),
        ({"parts": [{}]}, "/parts/0/size", "missing"),
        ({"parts": [7]}, "/parts/0", "an object"),
        ({"marks": {"x": 1}}, "/marks/x", "true or false"),
        ({"marks": []}, "/marks", "an object"),
    ],
)
def test_what_is_no_such_record_is_refused_where_it_goes_wrong(changes: dict[str, Any], pointer: str, why: str) -> None:
    with pytest.raises(BadRecord) as caught:
        from_data(Put, {**to_data(PUT), **changes})
    assert caught.value.pointer == pointer
    assert why in caught.value.why


@pytest.mark.parametrize("data", [None, [], "x", {}, {"type": 7}, {"type": "toy.jump"}])
def test_an_unknown_kind_is_refused(data: Any) -> None:
    with pytest.raises(BadRecord):
        from_tagged((Put, Pass), data, "/actions/0")


def test_kinds_are_told_apart_by_their_tag() -> None:
    assert from_tagged((Put, Pass), {"type": "toy.pass"}) == Pass()


def schema_of(cls: type[Record]) -> dict[str, Any]:
    return {"$ref": f"#/$defs/{schema_name(cls)}", "$defs": schemas_of([cls], "#/$defs/")}


@pytest.mark.parametrize("value", [PUT, Part(1), WHOLE, Pass()], ids=lambda value: type(value).__name__)
def test_the_schema_takes_what_the_record_writes(value: Record) -> None:
    jsonschema.validate(to_data(value), schema_of(type(value)))


@pytest.mark.parametrize("changes", [{"cell": "d1"}, {"colour": "red"}, {"parts": [{"size": 4}]}, {"type": "toy.pass"}])
def test_the_schema_refuses_what_the_reader_refuses(changes: dict[str, Any]) -> None:
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({**to_data(PUT), **changes}, schema_of(Put))


def test_schemas_carry_names_words_and_a_discriminator() -> None:
    schemas = schemas_of([Whole])
    assert schema_name(Put) == "ToyPut"
    assert schemas["ToyPut"]["description"] == "Put parts somewhere."
    assert schemas["ToyPut"]["properties"]["type"] == {"type": "string", "enum": ["toy.put"], "default": "toy.put"}
    assert schemas["Part"]["properties"]["size"]["description"] == "How big."
    assert one_of([Put, Pass])["discriminator"]["mapping"]["toy.pass"] == "#/components/schemas/ToyPass"


def test_two_records_never_share_a_name_in_the_document() -> None:
    schema_name(Part)

    def again() -> type[Record]:
        @record
        class Part(Record):
            """Another part."""

        return Part

    with pytest.raises(NameTaken):
        schema_name(again())


def test_records_are_frozen_and_hashable() -> None:
    assert len({Pass(), Pass(), Part(1), Part(1)}) == 2
    with pytest.raises(AttributeError):
        PUT.cell = "b1"  # type: ignore[misc]
