# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

MatchTimedOutType = Literal["match.timed-out"]

MATCH_TIMED_OUT_TYPE_VALUES: set[MatchTimedOutType] = {
    "match.timed-out",
}


def check_match_timed_out_type(value: str) -> MatchTimedOutType:
    if value not in MATCH_TIMED_OUT_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {MATCH_TIMED_OUT_TYPE_VALUES!r}")
    return cast(MatchTimedOutType, value)
