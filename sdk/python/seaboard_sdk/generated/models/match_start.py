# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

MatchStart = Literal["call", "full"]

MATCH_START_VALUES: set[MatchStart] = {
    "call",
    "full",
}


def check_match_start(value: str) -> MatchStart:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(MatchStart, value)
