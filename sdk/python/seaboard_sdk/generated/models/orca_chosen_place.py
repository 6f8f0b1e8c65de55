# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaChosenPlace = Literal["A", "B", "C"]

ORCA_CHOSEN_PLACE_VALUES: set[OrcaChosenPlace] = {
    "A",
    "B",
    "C",
}


def check_orca_chosen_place(value: str) -> OrcaChosenPlace:
    if value in ORCA_CHOSEN_PLACE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_CHOSEN_PLACE_VALUES!r}"
    )
