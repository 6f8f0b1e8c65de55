# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

MatchGaveUpType = Literal["match.gave-up"]

MATCH_GAVE_UP_TYPE_VALUES: set[MatchGaveUpType] = {
    "match.gave-up",
}


def check_match_gave_up_type(value: str) -> MatchGaveUpType:
    if value not in MATCH_GAVE_UP_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {MATCH_GAVE_UP_TYPE_VALUES!r}")
    return cast(MatchGaveUpType, value)
