"""What all bodies share: their base, fields that are always there, and lists in parts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from marshmallow import Schema, ValidationError, fields
from marshmallow.validate import OneOf, Regexp


class Shape(Schema):
    """Base of all bodies. A field that is not known is refused by name."""


def required(field: type[fields.Field[Any]], description: str, **more: Any) -> fields.Field[Any]:
    """A field that is always there."""
    return field(required=True, metadata={"description": description}, **more)


def one_of(values: Sequence[str]) -> OneOf:
    """A validator that names what it takes, and stands as an enum in the document."""
    return OneOf(values, error="must be one of {choices}")


def list_of(shape: type[Schema], description: str = "") -> fields.Field[Any]:
    """A list that is always there, of such objects."""
    metadata = {"description": description} if description else {}
    return fields.List(fields.Nested(shape), required=True, metadata=metadata)


def next_cursor() -> fields.Field[Any]:
    """Where a list goes on."""
    return required(fields.String, "The cursor of the page after this one; null at the end.", allow_none=True)


class Whole(Regexp):
    """A pattern that the whole text must match; the document shows it as it is."""

    def __call__(self, value: Any) -> Any:
        if self.regex.fullmatch(value) is None:
            raise ValidationError(self.error)
        return value
