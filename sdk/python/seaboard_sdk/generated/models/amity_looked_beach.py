# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityLookedBeach = Literal["E", "N", "S", "W"]

AMITY_LOOKED_BEACH_VALUES: set[AmityLookedBeach] = {
    "E",
    "N",
    "S",
    "W",
}


def check_amity_looked_beach(value: str) -> AmityLookedBeach:
    if value in AMITY_LOOKED_BEACH_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_LOOKED_BEACH_VALUES!r}"
    )
