# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

NewWebhookTopicsItem = Literal[
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
]

NEW_WEBHOOK_TOPICS_ITEM_VALUES: set[NewWebhookTopicsItem] = {
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
}


def check_new_webhook_topics_item(value: str) -> NewWebhookTopicsItem:
    if value in NEW_WEBHOOK_TOPICS_ITEM_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {NEW_WEBHOOK_TOPICS_ITEM_VALUES!r}"
    )
