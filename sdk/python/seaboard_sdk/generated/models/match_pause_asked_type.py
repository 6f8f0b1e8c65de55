# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

MatchPauseAskedType = Literal["match.pause-asked"]

MATCH_PAUSE_ASKED_TYPE_VALUES: set[MatchPauseAskedType] = {
    "match.pause-asked",
}


def check_match_pause_asked_type(value: str) -> MatchPauseAskedType:
    if value in MATCH_PAUSE_ASKED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {MATCH_PAUSE_ASKED_TYPE_VALUES!r}"
    )
