# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

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
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(DeclineReason, value)
