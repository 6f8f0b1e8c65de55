# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityLaunchedSpace = Literal["1", "2", "3", "4", "5", "6", "7", "8", "E", "N", "S", "W"]

AMITY_LAUNCHED_SPACE_VALUES: set[AmityLaunchedSpace] = {
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


def check_amity_launched_space(value: str) -> AmityLaunchedSpace:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityLaunchedSpace, value)
