"""Bodies of the pool."""

from __future__ import annotations

from marshmallow import fields
from marshmallow.validate import Length, Range

from seaboard.api.fields import Timestamp
from seaboard.api.shapes.base import Shape, next_cursor, one_of, required
from seaboard.api.shapes.matches import NAME, TimeLimitShape
from seaboard.api.shapes.time import TimeControlShape

RATING = Range(0, 10_000)


class NewEntryShape(Shape):
    """What somebody wants to play with whoever comes."""

    game = required(fields.String, "The game's id.", validate=NAME)
    seats = required(fields.Integer, "How many play, I among them.", strict=True, validate=Range(1, 20))
    options = fields.Dict(
        keys=fields.String(validate=Length(1, 40)),
        load_default=dict,
        metadata={"description": "The game's options; what is left out has its default. All must want the same."},
    )
    time_limit = fields.Nested(
        TimeLimitShape, load_default=None, allow_none=True, metadata={"description": "This, or a `time_control`."}
    )
    time_control = fields.Nested(TimeControlShape, load_default=None, allow_none=True)
    is_rated = fields.Boolean(load_default=True, metadata={"description": "Whether the match counts for ratings."})
    expires_in = fields.Integer(
        load_default=86_400,
        strict=True,
        validate=Range(10, 2_592_000),
        metadata={"description": "How many seconds to wait."},
    )
    rating_low = fields.Integer(
        load_default=None,
        allow_none=True,
        strict=True,
        validate=RATING,
        metadata={"description": "The others' lowest rating. Whoever has no rating fits every range."},
    )
    rating_high = fields.Integer(
        load_default=None,
        allow_none=True,
        strict=True,
        validate=RATING,
        metadata={"description": "The others' highest rating."},
    )


class PoolEntryShape(Shape):
    """A player waits for others who want the same."""

    id = fields.String(required=True)
    game = fields.String(required=True)
    seats = fields.Integer(required=True)
    options = fields.Dict(required=True)
    time_limit = fields.Nested(
        TimeLimitShape,
        required=True,
        allow_none=True,
        metadata={"description": "The time control in short, if it can be said so."},
    )
    time_control = fields.Nested(TimeControlShape, required=True)
    is_rated = fields.Boolean(required=True)
    rating_low = fields.Integer(required=True, allow_none=True)
    rating_high = fields.Integer(required=True, allow_none=True)
    status = fields.String(required=True, validate=one_of(("waiting", "paired", "cancelled", "expired")))
    match = required(fields.String, "The match that was found.", allow_none=True)
    entered_at = Timestamp(required=True)
    expires_at = Timestamp(required=True)
    ended_at = Timestamp(required=True, allow_none=True)


class PoolEntriesShape(Shape):
    """A page of my entries, the newest first."""

    items = fields.List(fields.Nested(PoolEntryShape), required=True, attribute="entries")
    next = next_cursor()
