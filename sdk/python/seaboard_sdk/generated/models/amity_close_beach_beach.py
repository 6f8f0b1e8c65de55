# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityCloseBeachBeach = Literal["E", "N", "S", "W"]

AMITY_CLOSE_BEACH_BEACH_VALUES: set[AmityCloseBeachBeach] = {
    "E",
    "N",
    "S",
    "W",
}


def check_amity_close_beach_beach(value: str) -> AmityCloseBeachBeach:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityCloseBeachBeach, value)
