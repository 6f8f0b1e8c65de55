# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityWalkTo = Literal["5", "6", "7", "8", "E", "N", "S", "Shop", "W"]

AMITY_WALK_TO_VALUES: set[AmityWalkTo] = {
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


def check_amity_walk_to(value: str) -> AmityWalkTo:
    if value in AMITY_WALK_TO_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_WALK_TO_VALUES!r}"
    )
