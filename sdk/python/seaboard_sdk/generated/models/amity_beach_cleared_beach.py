# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityBeachClearedBeach = Literal["E", "N", "S", "W"]

AMITY_BEACH_CLEARED_BEACH_VALUES: set[AmityBeachClearedBeach] = {
    "E",
    "N",
    "S",
    "W",
}


def check_amity_beach_cleared_beach(value: str) -> AmityBeachClearedBeach:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityBeachClearedBeach, value)
