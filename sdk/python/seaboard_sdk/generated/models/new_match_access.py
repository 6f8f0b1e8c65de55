# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

NewMatchAccess = Literal["private", "public"]

NEW_MATCH_ACCESS_VALUES: set[NewMatchAccess] = {
    "private",
    "public",
}


def check_new_match_access(value: str) -> NewMatchAccess:
    if value in NEW_MATCH_ACCESS_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {NEW_MATCH_ACCESS_VALUES!r}"
    )
