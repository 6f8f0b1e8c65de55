# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

MatchPauseAskedType = Literal["match.pause-asked"]

MATCH_PAUSE_ASKED_TYPE_VALUES: set[MatchPauseAskedType] = {
    "match.pause-asked",
}


def check_match_pause_asked_type(value: str) -> MatchPauseAskedType:
    if value not in MATCH_PAUSE_ASKED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {MATCH_PAUSE_ASKED_TYPE_VALUES!r}")
    return cast(MatchPauseAskedType, value)
