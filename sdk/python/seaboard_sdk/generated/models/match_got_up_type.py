# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

MatchGotUpType = Literal["match.got-up"]

MATCH_GOT_UP_TYPE_VALUES: set[MatchGotUpType] = {
    "match.got-up",
}


def check_match_got_up_type(value: str) -> MatchGotUpType:
    if value not in MATCH_GOT_UP_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {MATCH_GOT_UP_TYPE_VALUES!r}")
    return cast(MatchGotUpType, value)
