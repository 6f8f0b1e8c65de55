# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

MatchStartedType = Literal["match.started"]

MATCH_STARTED_TYPE_VALUES: set[MatchStartedType] = {
    "match.started",
}


def check_match_started_type(value: str) -> MatchStartedType:
    if value not in MATCH_STARTED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {MATCH_STARTED_TYPE_VALUES!r}")
    return cast(MatchStartedType, value)
