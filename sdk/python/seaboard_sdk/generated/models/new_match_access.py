# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

NewMatchAccess = Literal["private", "public"]

NEW_MATCH_ACCESS_VALUES: set[NewMatchAccess] = {
    "private",
    "public",
}


def check_new_match_access(value: str) -> NewMatchAccess:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(NewMatchAccess, value)
