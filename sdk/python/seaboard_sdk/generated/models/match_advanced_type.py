# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

MatchAdvancedType = Literal["match.advanced"]

MATCH_ADVANCED_TYPE_VALUES: set[MatchAdvancedType] = {
    "match.advanced",
}


def check_match_advanced_type(value: str) -> MatchAdvancedType:
    if value in MATCH_ADVANCED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {MATCH_ADVANCED_TYPE_VALUES!r}"
    )
