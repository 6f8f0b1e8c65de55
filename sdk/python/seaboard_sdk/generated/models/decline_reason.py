# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

DeclineReason = Literal[
    "no-bots",
    "not-now",
    "only-bots",
    "other-game",
    "other-options",
    "too-fast",
    "too-slow",
    "unsaid",
]

DECLINE_REASON_VALUES: set[DeclineReason] = {
    "no-bots",
    "not-now",
    "only-bots",
    "other-game",
    "other-options",
    "too-fast",
    "too-slow",
    "unsaid",
}


def check_decline_reason(value: str) -> DeclineReason:
    if value in DECLINE_REASON_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {DECLINE_REASON_VALUES!r}"
    )
