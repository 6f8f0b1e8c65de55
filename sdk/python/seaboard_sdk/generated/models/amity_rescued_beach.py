# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityRescuedBeach = Literal["E", "N", "S", "W"]

AMITY_RESCUED_BEACH_VALUES: set[AmityRescuedBeach] = {
    "E",
    "N",
    "S",
    "W",
}


def check_amity_rescued_beach(value: str) -> AmityRescuedBeach:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityRescuedBeach, value)
