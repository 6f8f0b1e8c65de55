"""Fields that carry the engine's records through marshmallow: the record writes and reads itself, the document refers to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from marshmallow import fields

from seaboard.engine.records import Record, to_data
from seaboard.engine.schemas import schema_name

PREFIX = "#/components/schemas/"


class Recorded(fields.Field[Any]):
    """A record, or data that a record wrote: written as it is. `schema` is the name of its schema in the document."""

    def __init__(self, schema: str | type[Record], **more: Any) -> None:
        super().__init__(**more)
        self.schema_name = schema if isinstance(schema, str) else schema_name(schema)

    def _serialize(self, value: Any, attr: str | None, obj: Any, **more: Any) -> Any:
        return to_data(value) if isinstance(value, Record) else value


class RecordedList(Recorded):
    """A list of such."""

    def _serialize(self, value: Any, attr: str | None, obj: Any, **more: Any) -> Any:
        if value is None:
            return None
        return [to_data(item) if isinstance(item, Record) else item for item in value]


class Timestamp(fields.AwareDateTime):
    """A moment, in UTC, as RFC 3339 writes it with a Z."""

    def _serialize(self, value: Any, attr: str | None, obj: Any, **more: Any) -> Any:
        if value is None:
            return None
        return value.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def describe_recorded(converter: Any, field: fields.Field[Any], **more: Any) -> dict[str, Any]:
    """How apispec writes a record field: by reference, so that the engine's own description stands in the document."""
    if not isinstance(field, Recorded):
        return {}
    reference = {"$ref": PREFIX + field.schema_name}
    return {"type": "array", "items": reference} if isinstance(field, RecordedList) else reference


def nullable(reference: Mapping[str, Any]) -> dict[str, Any]:
    """A reference that may also be null."""
    return {"oneOf": [dict(reference), {"type": "null"}]}


def only(values: Sequence[str]) -> Any:
    """A validator that names what it takes, and appears as an enum in the document."""
    from marshmallow.validate import OneOf

    return OneOf(values, error="must be one of {choices}")
