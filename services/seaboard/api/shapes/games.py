"""What is told of a game before any match of it."""

from __future__ import annotations

from marshmallow import fields

from seaboard.api.shapes.base import Shape, list_of, next_cursor, required


class ChairShape(Shape):
    """What one seat plays."""

    roles = fields.List(fields.String(), required=True)
    picks = fields.List(
        fields.String(), required=True, metadata={"description": "What whoever sits down picks one of, if anything."}
    )


class TableShape(Shape):
    """What each seat plays in a match of so many seats."""

    seats = required(fields.Integer, "How many seats.")
    chairs = list_of(ChairShape)


class EndingShape(Shape):
    """One way in which a match can end."""

    id = fields.String(required=True)
    text = fields.String(required=True)


class OptionShape(Shape):
    """A choice fixed when a match is opened."""

    name = fields.String(required=True)
    default = fields.Raw(required=True, metadata={"description": "What holds if nothing is said."})
    schema = required(fields.Dict, "The JSON Schema of its values.")
    text = fields.String(required=True)
    rule = required(fields.String, "The id of the rule that it stands in.")


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
    tables = list_of(TableShape, "One for each number of seats that the game allows.")
    options = list_of(OptionShape)
    endings = list_of(EndingShape)
    rulings = list_of(RulingShape)
    rematch_swaps_roles = fields.Boolean(required=True)
    house = fields.List(fields.String(), required=True, metadata={"description": "The levels of the house bots."})


class GamesShape(Shape):
    """A page of games."""

    items = list_of(GameShape)
    next = next_cursor()
