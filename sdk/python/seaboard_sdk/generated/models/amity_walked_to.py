# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityWalkedTo = Literal["5", "6", "7", "8", "E", "N", "S", "Shop", "W"]

AMITY_WALKED_TO_VALUES: set[AmityWalkedTo] = {
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


def check_amity_walked_to(value: str) -> AmityWalkedTo:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityWalkedTo, value)
