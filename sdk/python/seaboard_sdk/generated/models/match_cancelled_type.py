# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

MatchCancelledType = Literal["match.cancelled"]

MATCH_CANCELLED_TYPE_VALUES: set[MatchCancelledType] = {
    "match.cancelled",
}


def check_match_cancelled_type(value: str) -> MatchCancelledType:
    if value not in MATCH_CANCELLED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {MATCH_CANCELLED_TYPE_VALUES!r}")
    return cast(MatchCancelledType, value)
