# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmitySailTo = Literal["1", "2", "3", "4", "5", "6", "7", "8", "E", "N", "S", "W"]

AMITY_SAIL_TO_VALUES: set[AmitySailTo] = {
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


def check_amity_sail_to(value: str) -> AmitySailTo:
    if value in AMITY_SAIL_TO_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_SAIL_TO_VALUES!r}"
    )
