# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

NewMatchStart = Literal["call", "full"]

NEW_MATCH_START_VALUES: set[NewMatchStart] = {
    "call",
    "full",
}


def check_new_match_start(value: str) -> NewMatchStart:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(NewMatchStart, value)
