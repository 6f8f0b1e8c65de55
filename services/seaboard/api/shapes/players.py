"""People and programs with an account, and where it is their turn."""

from __future__ import annotations

from marshmallow import fields
from marshmallow.validate import Length

from seaboard.api.fields import Timestamp
from seaboard.api.shapes.base import Shape, list_of, next_cursor, required


class NewPlayerShape(Shape):
    """Who wants an account."""

    name = required(fields.String, "How the others see it.", validate=Length(1, 100))
    is_bot = fields.Boolean(load_default=False, metadata={"description": "Whether it is a program."})


class ChangedPlayerShape(Shape):
    """What a player shall be called."""

    name = required(fields.String, "How the others see it.", validate=Length(1, 100))
    is_bot = required(fields.Boolean, "Whether it is a program.")


class PlayerShape(Shape):
    """A person or a program with an account."""

    id = fields.String(required=True)
    name = fields.String(required=True)
    is_bot = fields.Boolean(required=True)
    created_at = Timestamp(required=True)


class CreatedPlayerShape(Shape):
    """A new player and its first access token, which is shown this once and never stored in clear."""

    player = fields.Nested(PlayerShape, required=True)
    access_token = required(fields.String, "Send it as `Authorization: Bearer`.")


class ErasedShape(Shape):
    """A player that is gone."""

    id = fields.String(required=True)
    left = required(fields.Integer, "How many matches it gave up that were being played.")


class BlockShape(Shape):
    """A player whom the caller blocks."""

    player = fields.Nested(PlayerShape, required=True)
    since = Timestamp(required=True)


class BlocksShape(Shape):
    """A page of the players whom the caller blocks."""

    items = list_of(BlockShape)
    next = next_cursor()


class UnblockedShape(Shape):
    """A player whom the caller does not block any more."""

    id = fields.String(required=True)


class OpenDecisionShape(Shape):
    """A decision that waits for the caller."""

    match = fields.String(required=True)
    game = fields.String(required=True)
    seat = fields.Integer(required=True)
    number = fields.Integer(required=True)
    opened_at = Timestamp(required=True)
    deadline = Timestamp(required=True, allow_none=True)


class OpenDecisionsShape(Shape):
    """The caller's open decisions in all matches, the most urgent first."""

    items = fields.List(fields.Nested(OpenDecisionShape), required=True, attribute="decisions")
    next = next_cursor()
    server_time = Timestamp(required=True, attribute="now")
