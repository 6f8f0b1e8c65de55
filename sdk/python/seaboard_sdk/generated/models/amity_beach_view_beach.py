# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityBeachViewBeach = Literal["E", "N", "S", "W"]

AMITY_BEACH_VIEW_BEACH_VALUES: set[AmityBeachViewBeach] = {
    "E",
    "N",
    "S",
    "W",
}


def check_amity_beach_view_beach(value: str) -> AmityBeachViewBeach:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityBeachViewBeach, value)
