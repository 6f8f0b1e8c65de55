# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmitySailedTo = Literal["1", "2", "3", "4", "5", "6", "7", "8", "E", "N", "S", "W"]

AMITY_SAILED_TO_VALUES: set[AmitySailedTo] = {
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


def check_amity_sailed_to(value: str) -> AmitySailedTo:
    if value in AMITY_SAILED_TO_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_SAILED_TO_VALUES!r}"
    )
