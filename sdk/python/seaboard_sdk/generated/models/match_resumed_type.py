# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

MatchResumedType = Literal["match.resumed"]

MATCH_RESUMED_TYPE_VALUES: set[MatchResumedType] = {
    "match.resumed",
}


def check_match_resumed_type(value: str) -> MatchResumedType:
    if value not in MATCH_RESUMED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {MATCH_RESUMED_TYPE_VALUES!r}")
    return cast(MatchResumedType, value)
