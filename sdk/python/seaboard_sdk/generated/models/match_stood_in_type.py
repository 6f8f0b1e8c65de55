# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

MatchStoodInType = Literal["match.stood-in"]

MATCH_STOOD_IN_TYPE_VALUES: set[MatchStoodInType] = {
    "match.stood-in",
}


def check_match_stood_in_type(value: str) -> MatchStoodInType:
    if value not in MATCH_STOOD_IN_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {MATCH_STOOD_IN_TYPE_VALUES!r}")
    return cast(MatchStoodInType, value)
