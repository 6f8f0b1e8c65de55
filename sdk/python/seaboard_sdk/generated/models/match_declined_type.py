# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

MatchDeclinedType = Literal["match.declined"]

MATCH_DECLINED_TYPE_VALUES: set[MatchDeclinedType] = {
    "match.declined",
}


def check_match_declined_type(value: str) -> MatchDeclinedType:
    if value not in MATCH_DECLINED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {MATCH_DECLINED_TYPE_VALUES!r}")
    return cast(MatchDeclinedType, value)
