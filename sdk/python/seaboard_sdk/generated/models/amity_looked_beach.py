# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityLookedBeach = Literal["E", "N", "S", "W"]

AMITY_LOOKED_BEACH_VALUES: set[AmityLookedBeach] = {
    "E",
    "N",
    "S",
    "W",
}


def check_amity_looked_beach(value: str) -> AmityLookedBeach:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityLookedBeach, value)
