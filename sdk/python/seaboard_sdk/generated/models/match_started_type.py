# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

MatchStartedType = Literal["match.started"]

MATCH_STARTED_TYPE_VALUES: set[MatchStartedType] = {
    "match.started",
}


def check_match_started_type(value: str) -> MatchStartedType:
    if value in MATCH_STARTED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {MATCH_STARTED_TYPE_VALUES!r}"
    )
