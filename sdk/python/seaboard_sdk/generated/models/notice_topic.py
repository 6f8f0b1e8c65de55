# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

NoticeTopic = Literal[
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

NOTICE_TOPIC_VALUES: set[NoticeTopic] = {
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


def check_notice_topic(value: str) -> NoticeTopic:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(NoticeTopic, value)
