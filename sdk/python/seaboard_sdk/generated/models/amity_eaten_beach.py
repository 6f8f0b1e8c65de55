# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityEatenBeach = Literal["E", "N", "S", "W"]

AMITY_EATEN_BEACH_VALUES: set[AmityEatenBeach] = {
    "E",
    "N",
    "S",
    "W",
}


def check_amity_eaten_beach(value: str) -> AmityEatenBeach:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityEatenBeach, value)
