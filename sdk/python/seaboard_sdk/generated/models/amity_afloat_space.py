# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityAfloatSpace = Literal["1", "2", "3", "4", "5", "6", "7", "8", "E", "N", "S", "W"]

AMITY_AFLOAT_SPACE_VALUES: set[AmityAfloatSpace] = {
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


def check_amity_afloat_space(value: str) -> AmityAfloatSpace:
    if value in AMITY_AFLOAT_SPACE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_AFLOAT_SPACE_VALUES!r}"
    )
