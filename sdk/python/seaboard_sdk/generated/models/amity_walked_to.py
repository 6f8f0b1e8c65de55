# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityWalkedTo = Literal["5", "6", "7", "8", "E", "N", "S", "Shop", "W"]

AMITY_WALKED_TO_VALUES: set[AmityWalkedTo] = {
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


def check_amity_walked_to(value: str) -> AmityWalkedTo:
    if value in AMITY_WALKED_TO_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_WALKED_TO_VALUES!r}"
    )
