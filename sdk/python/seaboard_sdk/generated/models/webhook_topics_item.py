# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WebhookTopicsItem = Literal[
    "chat.said",
    "invitation.ended",
    "match.cancelled",
    "match.invited",
    "match.over",
    "match.started",
    "match.turn",
    "match.turn-again",
    "seat.left",
    "seat.taken",
    "seat.timed-out",
    "webhook.closed",
]

WEBHOOK_TOPICS_ITEM_VALUES: set[WebhookTopicsItem] = {
    "chat.said",
    "invitation.ended",
    "match.cancelled",
    "match.invited",
    "match.over",
    "match.started",
    "match.turn",
    "match.turn-again",
    "seat.left",
    "seat.taken",
    "seat.timed-out",
    "webhook.closed",
}


def check_webhook_topics_item(value: str) -> WebhookTopicsItem:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(WebhookTopicsItem, value)
