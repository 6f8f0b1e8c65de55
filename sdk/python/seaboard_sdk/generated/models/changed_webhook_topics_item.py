# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

ChangedWebhookTopicsItem = Literal[
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

CHANGED_WEBHOOK_TOPICS_ITEM_VALUES: set[ChangedWebhookTopicsItem] = {
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


def check_changed_webhook_topics_item(value: str) -> ChangedWebhookTopicsItem:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(ChangedWebhookTopicsItem, value)
