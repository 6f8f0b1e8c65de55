# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityBeachClearedBeach = Literal["E", "N", "S", "W"]

AMITY_BEACH_CLEARED_BEACH_VALUES: set[AmityBeachClearedBeach] = {
    "E",
    "N",
    "S",
    "W",
}


def check_amity_beach_cleared_beach(value: str) -> AmityBeachClearedBeach:
    if value in AMITY_BEACH_CLEARED_BEACH_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_BEACH_CLEARED_BEACH_VALUES!r}"
    )
