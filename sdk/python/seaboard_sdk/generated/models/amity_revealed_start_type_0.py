# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityRevealedStartType0 = Literal[
    "1", "2", "3", "4", "5", "6", "7", "8", "E", "N", "S", "W"
]

AMITY_REVEALED_START_TYPE_0_VALUES: set[AmityRevealedStartType0] = {
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


def check_amity_revealed_start_type_0(value: str) -> AmityRevealedStartType0:
    if value in AMITY_REVEALED_START_TYPE_0_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_REVEALED_START_TYPE_0_VALUES!r}"
    )
