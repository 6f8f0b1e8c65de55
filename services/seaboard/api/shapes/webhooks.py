"""Where a player is told by HTTP, and what was sent there."""

from __future__ import annotations

from typing import Any

from marshmallow import Schema, fields
from marshmallow.validate import Length

from seaboard.api.fields import Timestamp
from seaboard.api.shapes.base import Shape, list_of, next_cursor, one_of, required
from seaboard.api.shapes.feed import TOPICS
from seaboard.api.shapes.queries import limit
from seaboard.matches.addresses import LONGEST_URL
from seaboard.matches.webhooks import USUAL_TOPICS

STATUSES = ("active", "paused", "gone", "given-up")
SHARED = "Whoever else has a webhook at this URL that is shared too: each fact is sent there once."


def topics(**more: object) -> fields.Field[Any]:
    """Which notices are sent."""
    return fields.List(
        fields.String(validate=one_of(TOPICS)),
        validate=Length(1, 50),
        metadata={"description": "The topics of the notices that are sent."},
        **more,  # type: ignore[arg-type]
    )


class NewWebhookShape(Shape):
    """Where to be told."""

    url = required(fields.String, "Begins with `https://`.", validate=Length(1, LONGEST_URL))
    topics = topics(load_default=list(USUAL_TOPICS))
    is_shared = fields.Boolean(load_default=False, metadata={"description": SHARED})


class ChangedWebhookShape(Shape):
    """A webhook as it shall be."""

    url = required(fields.String, "Begins with `https://`.", validate=Length(1, LONGEST_URL))
    topics = topics(required=True)
    is_shared = required(fields.Boolean, SHARED)
    status = required(
        fields.String, "`paused`: nothing new is sent, and what waits goes on waiting.", validate=one_of(STATUSES[:2])
    )


class WebhookShape(Shape):
    """Where a player is told by HTTP."""

    id = fields.String(required=True)
    url = fields.String(required=True)
    topics = topics(required=True)
    is_shared = required(fields.Boolean, SHARED)
    status = required(
        fields.String,
        "`gone`: the URL answered 410. `given-up`: nothing was taken there for days. Nothing more is sent to either.",
        validate=one_of(STATUSES),
    )
    old_secret_until = required(Timestamp, "Until when the secret before the last signs too.", allow_none=True)
    failing_since = required(
        Timestamp, "Since when nothing has been taken there; null if all is well.", allow_none=True
    )
    created_at = Timestamp(required=True)


class WebhooksShape(Shape):
    """All my webhooks."""

    items = list_of(WebhookShape)
    next = next_cursor()


class WebhookSecretShape(Shape):
    """A webhook and its new secret, which is shown this once."""

    webhook = fields.Nested(WebhookShape, required=True)
    secret = required(fields.String, "Verify with it, after the Standard Webhooks specification.")


class AttemptShape(Shape):
    """One time that a delivery was sent."""

    number = fields.Integer(required=True)
    at = Timestamp(required=True)
    answered = required(fields.Integer, "The status of the answer.", allow_none=True)
    error = required(
        fields.String,
        "Why there was no answer: `timeout`, `forbidden-address`, `no-connection` or `no-answer`.",
        allow_none=True,
    )
    milliseconds = fields.Integer(required=True)


class DeliveryShape(Shape):
    """What is or was sent to a webhook."""

    id = required(fields.String, "The header `webhook-id`: the same at each attempt.")
    topic = fields.String(required=True)
    body = required(fields.String, "As it is sent, byte for byte.")
    status = fields.String(required=True, validate=one_of(("pending", "delivered", "failed")))
    attempts = required(fields.Integer, "How often it was sent.")
    due_at = required(Timestamp, "When it is sent next.", allow_none=True)
    created_at = Timestamp(required=True)
    ended_at = Timestamp(required=True, allow_none=True)
    log = list_of(AttemptShape, "Each attempt, the oldest first; in lists it is left empty.")


class DeliveriesShape(Shape):
    """A page of what was sent, the newest first."""

    items = list_of(DeliveryShape)
    next = next_cursor()


class DeliveriesQuery(Schema):
    """Which deliveries."""

    after = fields.String(
        validate=Length(1, 200),
        metadata={"description": "The `next` of the page before this one; left out for the first."},
    )
    limit = limit()
