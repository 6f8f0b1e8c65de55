# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

MatchLapsedType = Literal["match.lapsed"]

MATCH_LAPSED_TYPE_VALUES: set[MatchLapsedType] = {
    "match.lapsed",
}


def check_match_lapsed_type(value: str) -> MatchLapsedType:
    if value not in MATCH_LAPSED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {MATCH_LAPSED_TYPE_VALUES!r}")
    return cast(MatchLapsedType, value)
