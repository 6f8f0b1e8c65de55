# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityMichaelPlacedBeach = Literal["E", "N", "S", "W"]

AMITY_MICHAEL_PLACED_BEACH_VALUES: set[AmityMichaelPlacedBeach] = {
    "E",
    "N",
    "S",
    "W",
}


def check_amity_michael_placed_beach(value: str) -> AmityMichaelPlacedBeach:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityMichaelPlacedBeach, value)
