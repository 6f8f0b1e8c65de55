# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

MatchOverType = Literal["match.over"]

MATCH_OVER_TYPE_VALUES: set[MatchOverType] = {
    "match.over",
}


def check_match_over_type(value: str) -> MatchOverType:
    if value in MATCH_OVER_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {MATCH_OVER_TYPE_VALUES!r}"
    )
