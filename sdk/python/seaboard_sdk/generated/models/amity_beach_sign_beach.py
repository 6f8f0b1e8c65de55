# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityBeachSignBeach = Literal["E", "N", "S", "W"]

AMITY_BEACH_SIGN_BEACH_VALUES: set[AmityBeachSignBeach] = {
    "E",
    "N",
    "S",
    "W",
}


def check_amity_beach_sign_beach(value: str) -> AmityBeachSignBeach:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityBeachSignBeach, value)
