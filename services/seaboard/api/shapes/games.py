"""What is told of a game before any match of it."""

from __future__ import annotations

from typing import Any

from marshmallow import Schema, fields


class Shape(Schema):
    """Base of all bodies: fields in the order they are written here."""

    class Meta:
        ordered = True


def required(field: type[fields.Field[Any]], description: str, **more: Any) -> fields.Field[Any]:
    """A field that is always there."""
    return field(required=True, metadata={"description": description}, **more)


class ChairShape(Shape):
    """What one seat plays."""

    roles = fields.List(fields.String(), required=True)
    picks = fields.List(
        fields.String(), required=True, metadata={"description": "What whoever sits down picks one of, if anything."}
    )


class TableShape(Shape):
    """What each seat plays in a match of so many seats."""

    seats = required(fields.Integer, "How many seats.")
    chairs = fields.List(fields.Nested(ChairShape), required=True)


class EndingShape(Shape):
    """One way in which a match can end."""

    id = fields.String(required=True)
    text = fields.String(required=True)


class OptionShape(Shape):
    """A choice fixed when a match is opened."""

    name = fields.String(required=True)
    default = fields.Raw(required=True, metadata={"description": "What holds if nothing is said."})
    schema = fields.Dict(required=True, metadata={"description": "The JSON Schema of its values."})
    text = fields.String(required=True)
    rule = required(fields.String, "The id of the rule it stands in.")


class RulingShape(Shape):
    """Where the published rules are silent: the rule's id and what is played here."""

    rule = fields.String(required=True)
    text = fields.String(required=True)


class GameShape(Shape):
    """A rule set."""

    id = fields.String(required=True)
    name = fields.String(required=True)
    summary = fields.String(required=True)
    hidden = required(fields.String, "What is hidden, and from whom.")
    rules_version = required(fields.Integer, "Counts up with every change that could play a match differently.")
    roles = fields.List(fields.String(), required=True)
    tables = fields.List(fields.Nested(TableShape), required=True)
    options = fields.List(fields.Nested(OptionShape), required=True)
    endings = fields.List(fields.Nested(EndingShape), required=True)
    rulings = fields.List(fields.Nested(RulingShape), required=True)
    rematch_swaps_roles = fields.Boolean(required=True)
    house = fields.List(fields.String(), required=True, metadata={"description": "The levels of our bots."})


class GamesShape(Shape):
    """A page of games."""

    items = fields.List(fields.Nested(GameShape), required=True)
    next = required(fields.String, "The cursor of the page after; null at the end.", allow_none=True)
