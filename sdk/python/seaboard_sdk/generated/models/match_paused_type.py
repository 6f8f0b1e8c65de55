# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

MatchPausedType = Literal["match.paused"]

MATCH_PAUSED_TYPE_VALUES: set[MatchPausedType] = {
    "match.paused",
}


def check_match_paused_type(value: str) -> MatchPausedType:
    if value not in MATCH_PAUSED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {MATCH_PAUSED_TYPE_VALUES!r}")
    return cast(MatchPausedType, value)
