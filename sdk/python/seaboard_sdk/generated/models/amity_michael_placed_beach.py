# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityMichaelPlacedBeach = Literal["E", "N", "S", "W"]

AMITY_MICHAEL_PLACED_BEACH_VALUES: set[AmityMichaelPlacedBeach] = {
    "E",
    "N",
    "S",
    "W",
}


def check_amity_michael_placed_beach(value: str) -> AmityMichaelPlacedBeach:
    if value in AMITY_MICHAEL_PLACED_BEACH_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_MICHAEL_PLACED_BEACH_VALUES!r}"
    )
