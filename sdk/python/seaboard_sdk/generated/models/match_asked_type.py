# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

MatchAskedType = Literal["match.asked"]

MATCH_ASKED_TYPE_VALUES: set[MatchAskedType] = {
    "match.asked",
}


def check_match_asked_type(value: str) -> MatchAskedType:
    if value not in MATCH_ASKED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {MATCH_ASKED_TYPE_VALUES!r}")
    return cast(MatchAskedType, value)
