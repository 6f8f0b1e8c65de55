"""What a request may say in its query and its headers."""

from __future__ import annotations

from marshmallow import Schema, fields
from marshmallow.validate import Length, Range

from seaboard.api.shapes.base import Whole, one_of
from seaboard.api.shapes.matches import NAME, STATUSES

NUMBER = Whole(r"^(0|[1-9][0-9]{0,14})$", error="must be the `next` of a page before")


def limit() -> fields.Integer:
    """How long a page may be."""
    return fields.Integer(
        validate=Range(1, 1000),
        metadata={
            "description": "How many items at most. `GET /v1` tells the usual number, and the most there may be."
        },
    )


def after() -> fields.String:
    """Where a page begins."""
    return fields.String(
        validate=Length(1, 200),
        metadata={"description": "The `next` of the page before this one; left out for the first."},
    )


class PageQuery(Schema):
    """Which part of a list."""

    after = after()
    limit = limit()


class MatchesQuery(Schema):
    """Which matches."""

    game = fields.String(validate=NAME)
    status = fields.String(validate=one_of(STATUSES))
    mine = fields.Boolean(
        load_default=False, metadata={"description": "Those where I sit or am invited, and those that I opened."}
    )
    after = after()
    limit = limit()


class InvitationsQuery(Schema):
    """Which invitations."""

    sent = fields.Boolean(
        load_default=False, metadata={"description": "Those that I have sent, instead of those that I was sent."}
    )
    after = after()
    limit = limit()


class EventsQuery(Schema):
    """Which events."""

    after = fields.String(
        load_default="0", validate=NUMBER, metadata={"description": "The `next` of the page before; `0` for all."}
    )
    limit = limit()
    wait = fields.Integer(
        load_default=0,
        validate=Range(0, 60),
        metadata={
            "description": "If there is nothing yet, wait so many seconds for it. Streaming processes only: "
            "`streams_url` of `GET /v1` tells their address."
        },
    )


class StreamQuery(Schema):
    """From where on."""

    after = fields.String(
        validate=NUMBER,
        metadata={"description": "The `next` of a page, or a message's `id`; left out for all that is kept."},
    )


class IfMatch(Schema):
    """The decision as the caller has seen it."""

    if_match = fields.String(
        data_key="If-Match",
        validate=Length(1, 200),
        metadata={"description": "The decision's `ETag`; needed to replace or withdraw a sealed choice."},
    )
