# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

MatchOverType = Literal["match.over"]

MATCH_OVER_TYPE_VALUES: set[MatchOverType] = {
    "match.over",
}


def check_match_over_type(value: str) -> MatchOverType:
    if value not in MATCH_OVER_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {MATCH_OVER_TYPE_VALUES!r}")
    return cast(MatchOverType, value)
