# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmitySwimTo = Literal["1", "2", "3", "4", "5", "6", "7", "8", "E", "N", "S", "W"]

AMITY_SWIM_TO_VALUES: set[AmitySwimTo] = {
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


def check_amity_swim_to(value: str) -> AmitySwimTo:
    if value in AMITY_SWIM_TO_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_SWIM_TO_VALUES!r}"
    )
