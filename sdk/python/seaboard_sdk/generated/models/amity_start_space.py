# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

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
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityStartSpace, value)
