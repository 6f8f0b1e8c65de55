# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityPlacedBeach = Literal["E", "N", "S", "W"]

AMITY_PLACED_BEACH_VALUES: set[AmityPlacedBeach] = {
    "E",
    "N",
    "S",
    "W",
}


def check_amity_placed_beach(value: str) -> AmityPlacedBeach:
    if value in AMITY_PLACED_BEACH_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_PLACED_BEACH_VALUES!r}"
    )
