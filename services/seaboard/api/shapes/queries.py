"""What a request may say in its query and its headers."""

from __future__ import annotations

from typing import Any

from marshmallow import Schema, ValidationError, fields, validates_schema
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
    my_turn = fields.Boolean(
        load_default=False, metadata={"description": "Those that wait for me to choose, the most urgent first."}
    )
    open = fields.Boolean(
        load_default=False,
        metadata={
            "description": "Those with a seat for me: open to all, or kept for me. With `status=running`, those whose "
            "player has got up for somebody to go on."
        },
    )
    after = after()
    limit = limit()

    @validates_schema
    def check(self, data: dict[str, Any], **more: Any) -> None:
        """Of `mine`, `my_turn` and `open` at most one."""
        if sum(data[name] for name in ("mine", "my_turn", "open")) > 1:
            raise ValidationError("only one of `mine`, `my_turn` and `open` can be asked for", "mine")


class InvitationsQuery(Schema):
    """Which invitations."""

    sent = fields.Boolean(
        load_default=False, metadata={"description": "Those that I have sent, instead of those that I was sent."}
    )
    after = after()
    limit = limit()


def wait() -> fields.Integer:
    """How long to wait where there is nothing yet."""
    return fields.Integer(
        load_default=0,
        validate=Range(0, 60),
        metadata={
            "description": "If there is nothing yet, wait so many seconds for it. Streaming processes only: "
            "`streams_url` of `GET /v1` tells their address."
        },
    )


class EventsQuery(Schema):
    """Which events."""

    after = fields.String(
        load_default="0", validate=NUMBER, metadata={"description": "The `next` of the page before; `0` for all."}
    )
    limit = limit()
    wait = wait()


class CatchUpQuery(Schema):
    """Since when."""

    after = fields.String(
        validate=NUMBER,
        metadata={"description": "An event's number; left out for my last look, or my last choice if it was later."},
    )
    limit = limit()


class FeedQuery(Schema):
    """Which notices."""

    after = fields.String(
        validate=NUMBER, metadata={"description": "The `next` of the page before; left out for all that are kept."}
    )
    limit = limit()
    wait = wait()


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
