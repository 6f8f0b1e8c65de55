# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

NewWebhookTopicsItem = Literal[
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

NEW_WEBHOOK_TOPICS_ITEM_VALUES: set[NewWebhookTopicsItem] = {
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


def check_new_webhook_topics_item(value: str) -> NewWebhookTopicsItem:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(NewWebhookTopicsItem, value)
