# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityPlacedBeach = Literal["E", "N", "S", "W"]

AMITY_PLACED_BEACH_VALUES: set[AmityPlacedBeach] = {
    "E",
    "N",
    "S",
    "W",
}


def check_amity_placed_beach(value: str) -> AmityPlacedBeach:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityPlacedBeach, value)
