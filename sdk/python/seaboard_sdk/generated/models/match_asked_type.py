# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

MatchAskedType = Literal["match.asked"]

MATCH_ASKED_TYPE_VALUES: set[MatchAskedType] = {
    "match.asked",
}


def check_match_asked_type(value: str) -> MatchAskedType:
    if value in MATCH_ASKED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {MATCH_ASKED_TYPE_VALUES!r}"
    )
