# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

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
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityStartedSpace, value)
