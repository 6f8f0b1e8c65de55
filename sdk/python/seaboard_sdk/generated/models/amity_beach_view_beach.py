# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityBeachViewBeach = Literal["E", "N", "S", "W"]

AMITY_BEACH_VIEW_BEACH_VALUES: set[AmityBeachViewBeach] = {
    "E",
    "N",
    "S",
    "W",
}


def check_amity_beach_view_beach(value: str) -> AmityBeachViewBeach:
    if value in AMITY_BEACH_VIEW_BEACH_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_BEACH_VIEW_BEACH_VALUES!r}"
    )
