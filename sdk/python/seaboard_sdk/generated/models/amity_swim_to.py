# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmitySwimTo = Literal["1", "2", "3", "4", "5", "6", "7", "8", "E", "N", "S", "W"]

AMITY_SWIM_TO_VALUES: set[AmitySwimTo] = {
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


def check_amity_swim_to(value: str) -> AmitySwimTo:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmitySwimTo, value)
