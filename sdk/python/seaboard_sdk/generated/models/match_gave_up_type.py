# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

MatchGaveUpType = Literal["match.gave-up"]

MATCH_GAVE_UP_TYPE_VALUES: set[MatchGaveUpType] = {
    "match.gave-up",
}


def check_match_gave_up_type(value: str) -> MatchGaveUpType:
    if value in MATCH_GAVE_UP_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {MATCH_GAVE_UP_TYPE_VALUES!r}"
    )
