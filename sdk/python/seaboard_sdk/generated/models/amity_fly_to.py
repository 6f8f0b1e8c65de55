# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityFlyTo = Literal["5", "6", "7", "8", "E", "N", "S", "Shop", "W"]

AMITY_FLY_TO_VALUES: set[AmityFlyTo] = {
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


def check_amity_fly_to(value: str) -> AmityFlyTo:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityFlyTo, value)
