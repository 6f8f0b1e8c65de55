# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

MatchTakenBackType = Literal["match.taken-back"]

MATCH_TAKEN_BACK_TYPE_VALUES: set[MatchTakenBackType] = {
    "match.taken-back",
}


def check_match_taken_back_type(value: str) -> MatchTakenBackType:
    if value not in MATCH_TAKEN_BACK_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {MATCH_TAKEN_BACK_TYPE_VALUES!r}")
    return cast(MatchTakenBackType, value)
