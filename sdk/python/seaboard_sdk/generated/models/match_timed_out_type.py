# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

MatchTimedOutType = Literal["match.timed-out"]

MATCH_TIMED_OUT_TYPE_VALUES: set[MatchTimedOutType] = {
    "match.timed-out",
}


def check_match_timed_out_type(value: str) -> MatchTimedOutType:
    if value in MATCH_TIMED_OUT_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {MATCH_TIMED_OUT_TYPE_VALUES!r}"
    )
