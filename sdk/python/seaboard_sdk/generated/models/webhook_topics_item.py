# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

WebhookTopicsItem = Literal[
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

WEBHOOK_TOPICS_ITEM_VALUES: set[WebhookTopicsItem] = {
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


def check_webhook_topics_item(value: str) -> WebhookTopicsItem:
    if value in WEBHOOK_TOPICS_ITEM_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {WEBHOOK_TOPICS_ITEM_VALUES!r}"
    )
