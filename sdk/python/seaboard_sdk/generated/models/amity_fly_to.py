# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityFlyTo = Literal["5", "6", "7", "8", "E", "N", "S", "Shop", "W"]

AMITY_FLY_TO_VALUES: set[AmityFlyTo] = {
    "5",
    "6",
    "7",
    "8",
    "E",
    "N",
    "S",
    "Shop",
    "W",
}


def check_amity_fly_to(value: str) -> AmityFlyTo:
    if value in AMITY_FLY_TO_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_FLY_TO_VALUES!r}"
    )
