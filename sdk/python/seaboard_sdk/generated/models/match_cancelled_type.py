# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

MatchCancelledType = Literal["match.cancelled"]

MATCH_CANCELLED_TYPE_VALUES: set[MatchCancelledType] = {
    "match.cancelled",
}


def check_match_cancelled_type(value: str) -> MatchCancelledType:
    if value in MATCH_CANCELLED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {MATCH_CANCELLED_TYPE_VALUES!r}"
    )
