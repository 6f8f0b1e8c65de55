# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

MatchPausedType = Literal["match.paused"]

MATCH_PAUSED_TYPE_VALUES: set[MatchPausedType] = {
    "match.paused",
}


def check_match_paused_type(value: str) -> MatchPausedType:
    if value in MATCH_PAUSED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {MATCH_PAUSED_TYPE_VALUES!r}"
    )
