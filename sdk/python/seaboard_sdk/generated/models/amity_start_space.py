# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityStartSpace = Literal["1", "2", "3", "4", "5", "6", "7", "8", "E", "N", "S", "W"]

AMITY_START_SPACE_VALUES: set[AmityStartSpace] = {
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


def check_amity_start_space(value: str) -> AmityStartSpace:
    if value in AMITY_START_SPACE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_START_SPACE_VALUES!r}"
    )
