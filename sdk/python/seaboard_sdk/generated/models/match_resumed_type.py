# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

MatchResumedType = Literal["match.resumed"]

MATCH_RESUMED_TYPE_VALUES: set[MatchResumedType] = {
    "match.resumed",
}


def check_match_resumed_type(value: str) -> MatchResumedType:
    if value in MATCH_RESUMED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {MATCH_RESUMED_TYPE_VALUES!r}"
    )
