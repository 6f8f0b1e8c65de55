# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityStartedSpace = Literal["1", "2", "3", "4", "5", "6", "7", "8", "E", "N", "S", "W"]

AMITY_STARTED_SPACE_VALUES: set[AmityStartedSpace] = {
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    "E",
    "N",
    "S",
    "W",
}


def check_amity_started_space(value: str) -> AmityStartedSpace:
    if value in AMITY_STARTED_SPACE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_STARTED_SPACE_VALUES!r}"
    )
