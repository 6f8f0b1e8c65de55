# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

MatchTakenBackType = Literal["match.taken-back"]

MATCH_TAKEN_BACK_TYPE_VALUES: set[MatchTakenBackType] = {
    "match.taken-back",
}


def check_match_taken_back_type(value: str) -> MatchTakenBackType:
    if value in MATCH_TAKEN_BACK_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {MATCH_TAKEN_BACK_TYPE_VALUES!r}"
    )
