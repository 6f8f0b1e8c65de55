# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityEatenBeach = Literal["E", "N", "S", "W"]

AMITY_EATEN_BEACH_VALUES: set[AmityEatenBeach] = {
    "E",
    "N",
    "S",
    "W",
}


def check_amity_eaten_beach(value: str) -> AmityEatenBeach:
    if value in AMITY_EATEN_BEACH_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_EATEN_BEACH_VALUES!r}"
    )
