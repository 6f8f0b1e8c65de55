# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityThrownSpace = Literal["1", "2", "3", "4", "5", "6", "7", "8", "E", "N", "S", "W"]

AMITY_THROWN_SPACE_VALUES: set[AmityThrownSpace] = {
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


def check_amity_thrown_space(value: str) -> AmityThrownSpace:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityThrownSpace, value)
