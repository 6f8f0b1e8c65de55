# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

MatchAdvancedType = Literal["match.advanced"]

MATCH_ADVANCED_TYPE_VALUES: set[MatchAdvancedType] = {
    "match.advanced",
}


def check_match_advanced_type(value: str) -> MatchAdvancedType:
    if value not in MATCH_ADVANCED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {MATCH_ADVANCED_TYPE_VALUES!r}")
    return cast(MatchAdvancedType, value)
