# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

MatchLapsedType = Literal["match.lapsed"]

MATCH_LAPSED_TYPE_VALUES: set[MatchLapsedType] = {
    "match.lapsed",
}


def check_match_lapsed_type(value: str) -> MatchLapsedType:
    if value in MATCH_LAPSED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {MATCH_LAPSED_TYPE_VALUES!r}"
    )
