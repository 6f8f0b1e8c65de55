"""Fields that carry the engine's records through marshmallow: a record writes itself, the document names its schema."""

from __future__ import annotations

from datetime import UTC
from typing import Any

from marshmallow import fields

from seaboard.engine.records import Record, to_data

PREFIX = "#/components/schemas/"


class Recorded(fields.Field[Any]):
    """A record, or data that one wrote. `schema` names its schema in the document. What comes in is left to the use
    case, which knows of which game it must be."""

    def __init__(self, schema: str, **more: Any) -> None:
        super().__init__(**more)
        self.schema_name = schema

    def _serialize(self, value: Any, attr: str | None, obj: Any, **more: Any) -> Any:
        return to_data(value) if isinstance(value, Record) else value


class RecordedList(fields.List[Any]):
    """A list of such."""

    def __init__(self, schema: str, **more: Any) -> None:
        super().__init__(Recorded(schema), **more)

    def _serialize(self, value: Any, attr: str | None, obj: Any, **more: Any) -> Any:
        return [to_data(item) if isinstance(item, Record) else item for item in value]


class Timestamp(fields.AwareDateTime):
    """A moment, in UTC, as RFC 3339 writes it, with milliseconds and a Z."""

    def _serialize(self, value: Any, attr: str | None, obj: Any, **more: Any) -> Any:
        if value is None:
            return None
        return value.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def describe_recorded(converter: Any, field: fields.Field[Any], **more: Any) -> dict[str, Any]:
    """How apispec writes a record: by reference, so that the engine's own description stands in the document."""
    if not isinstance(field, Recorded):
        return {}
    reference = {"$ref": PREFIX + field.schema_name}
    return {"oneOf": [reference, {"type": "null"}]} if field.allow_none else reference
