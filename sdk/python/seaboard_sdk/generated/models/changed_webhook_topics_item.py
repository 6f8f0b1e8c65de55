# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

ChangedWebhookTopicsItem = Literal[
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

CHANGED_WEBHOOK_TOPICS_ITEM_VALUES: set[ChangedWebhookTopicsItem] = {
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


def check_changed_webhook_topics_item(value: str) -> ChangedWebhookTopicsItem:
    if value in CHANGED_WEBHOOK_TOPICS_ITEM_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {CHANGED_WEBHOOK_TOPICS_ITEM_VALUES!r}"
    )
