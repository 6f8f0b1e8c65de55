"""Bodies of what fills a match: join codes and invitations."""

from __future__ import annotations

from typing import Any

from marshmallow import ValidationError, fields, validates_schema
from marshmallow.validate import Length, Range

from seaboard.api.fields import Timestamp
from seaboard.api.shapes.base import Shape, next_cursor, one_of, required
from seaboard.api.shapes.matches import NAME, expires_in, otherwise
from seaboard.api.shapes.players import PlayerShape
from seaboard.matches.words.finding import DECLINE_REASONS

CODE = "The join code, as whoever opened the match was shown it; small letters and other gaps will do."


class CodeShape(Shape):
    """A join code."""

    code = required(fields.String, CODE, validate=Length(1, 40))


class JoinShape(Shape):
    """Whoever joins by a code."""

    code = required(fields.String, CODE, validate=Length(1, 40))
    seat = fields.Integer(
        strict=True,
        validate=Range(0, 99),
        metadata={"description": "Left out: the seat that is kept for me, or else the first that is open."},
    )
    pick = fields.String(validate=NAME, metadata={"description": "One of the seat's `picks`, where it has any."})


class InviteShape(Shape):
    """Who is invited to a seat."""

    player = required(fields.String, "A player's id.", validate=Length(1, 40))
    expires_in = expires_in()
    otherwise = otherwise()


class DeclineShape(Shape):
    """Why an invitation is declined; an empty body will do."""

    reason = fields.String(
        load_default="unsaid",
        validate=one_of(DECLINE_REASONS),
        metadata={"description": "The others are told."},
    )


class HandOverShape(Shape):
    """Who goes on in a seat whose player gets up."""

    to = required(
        fields.String,
        "`house`: a house bot of `level`, at once. `anybody`: whoever takes the seat first; if nobody comes, a house "
        "bot of `level`, or without one the seat gives up.",
        validate=one_of(("house", "anybody")),
    )
    level = fields.String(load_default=None, allow_none=True, validate=one_of(("easy", "medium", "hard")))
    expires_in = fields.Integer(
        load_default=86_400,
        strict=True,
        validate=Range(60, 604_800),
        metadata={"description": "How many seconds the seat waits for `anybody`. Its clock goes on."},
    )

    @validates_schema
    def check(self, data: dict[str, Any], **more: Any) -> None:
        """A house bot has a level."""
        if data["to"] == "house" and data["level"] is None:
            raise ValidationError("is needed for a house bot", "level")


class InvitationShape(Shape):
    """A seat kept for a player until it answers or the time is over."""

    match = fields.String(required=True)
    game = fields.String(required=True)
    seat = fields.Integer(required=True)
    player = fields.Nested(PlayerShape, required=True, allow_none=True)
    invited_by = fields.Nested(PlayerShape, required=True, allow_none=True)
    status = fields.String(required=True, validate=one_of(("pending", "accepted", "declined", "cancelled", "expired")))
    otherwise = fields.String(required=True, validate=one_of(("open", "abort")))
    reason = required(fields.String, "Why it was declined.", allow_none=True)
    invited_at = Timestamp(required=True)
    expires_at = Timestamp(required=True)
    ended_at = Timestamp(required=True, allow_none=True)


class InvitationsShape(Shape):
    """A page of pending invitations, the first to expire first."""

    items = fields.List(fields.Nested(InvitationShape), required=True, attribute="invitations")
    next = next_cursor()
    server_time = Timestamp(required=True, attribute="now")
