# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityLaunchedSpace = Literal["1", "2", "3", "4", "5", "6", "7", "8", "E", "N", "S", "W"]

AMITY_LAUNCHED_SPACE_VALUES: set[AmityLaunchedSpace] = {
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


def check_amity_launched_space(value: str) -> AmityLaunchedSpace:
    if value in AMITY_LAUNCHED_SPACE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_LAUNCHED_SPACE_VALUES!r}"
    )
