# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityThrownSpace = Literal["1", "2", "3", "4", "5", "6", "7", "8", "E", "N", "S", "W"]

AMITY_THROWN_SPACE_VALUES: set[AmityThrownSpace] = {
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    "E",
    "N",
    "S",
    "W",
}


def check_amity_thrown_space(value: str) -> AmityThrownSpace:
    if value in AMITY_THROWN_SPACE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_THROWN_SPACE_VALUES!r}"
    )
