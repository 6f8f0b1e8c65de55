# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

MatchAccess = Literal["private", "public"]

MATCH_ACCESS_VALUES: set[MatchAccess] = {
    "private",
    "public",
}


def check_match_access(value: str) -> MatchAccess:
    if value in MATCH_ACCESS_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {MATCH_ACCESS_VALUES!r}"
    )
