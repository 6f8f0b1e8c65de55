# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

MatchAccess = Literal["private", "public"]

MATCH_ACCESS_VALUES: set[MatchAccess] = {
    "private",
    "public",
}


def check_match_access(value: str) -> MatchAccess:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(MatchAccess, value)
