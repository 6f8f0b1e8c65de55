# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

MatchStoodInType = Literal["match.stood-in"]

MATCH_STOOD_IN_TYPE_VALUES: set[MatchStoodInType] = {
    "match.stood-in",
}


def check_match_stood_in_type(value: str) -> MatchStoodInType:
    if value in MATCH_STOOD_IN_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {MATCH_STOOD_IN_TYPE_VALUES!r}"
    )
