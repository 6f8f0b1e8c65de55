# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

NoticeTopic = Literal[
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

NOTICE_TOPIC_VALUES: set[NoticeTopic] = {
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


def check_notice_topic(value: str) -> NoticeTopic:
    if value in NOTICE_TOPIC_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {NOTICE_TOPIC_VALUES!r}"
    )
