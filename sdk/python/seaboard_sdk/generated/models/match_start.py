# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

MatchStart = Literal["call", "full"]

MATCH_START_VALUES: set[MatchStart] = {
    "call",
    "full",
}


def check_match_start(value: str) -> MatchStart:
    if value in MATCH_START_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {MATCH_START_VALUES!r}"
    )
