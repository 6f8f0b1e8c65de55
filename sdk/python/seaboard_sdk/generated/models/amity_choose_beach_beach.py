# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityChooseBeachBeach = Literal["E", "N", "S", "W"]

AMITY_CHOOSE_BEACH_BEACH_VALUES: set[AmityChooseBeachBeach] = {
    "E",
    "N",
    "S",
    "W",
}


def check_amity_choose_beach_beach(value: str) -> AmityChooseBeachBeach:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityChooseBeachBeach, value)
