# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

NewMatchStart = Literal["call", "full"]

NEW_MATCH_START_VALUES: set[NewMatchStart] = {
    "call",
    "full",
}


def check_new_match_start(value: str) -> NewMatchStart:
    if value in NEW_MATCH_START_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {NEW_MATCH_START_VALUES!r}"
    )
