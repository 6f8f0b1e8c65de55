# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityWalkTo = Literal["5", "6", "7", "8", "E", "N", "S", "Shop", "W"]

AMITY_WALK_TO_VALUES: set[AmityWalkTo] = {
    "5",
    "6",
    "7",
    "8",
    "E",
    "N",
    "S",
    "Shop",
    "W",
}


def check_amity_walk_to(value: str) -> AmityWalkTo:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityWalkTo, value)
