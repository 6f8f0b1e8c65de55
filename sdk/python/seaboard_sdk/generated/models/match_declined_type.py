# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

MatchDeclinedType = Literal["match.declined"]

MATCH_DECLINED_TYPE_VALUES: set[MatchDeclinedType] = {
    "match.declined",
}


def check_match_declined_type(value: str) -> MatchDeclinedType:
    if value in MATCH_DECLINED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {MATCH_DECLINED_TYPE_VALUES!r}"
    )
