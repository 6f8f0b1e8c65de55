# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

MatchGotUpType = Literal["match.got-up"]

MATCH_GOT_UP_TYPE_VALUES: set[MatchGotUpType] = {
    "match.got-up",
}


def check_match_got_up_type(value: str) -> MatchGotUpType:
    if value in MATCH_GOT_UP_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {MATCH_GOT_UP_TYPE_VALUES!r}"
    )
