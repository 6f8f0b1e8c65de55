# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaChosenType = Literal["orca.chosen"]

ORCA_CHOSEN_TYPE_VALUES: set[OrcaChosenType] = {
    "orca.chosen",
}


def check_orca_chosen_type(value: str) -> OrcaChosenType:
    if value in ORCA_CHOSEN_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_CHOSEN_TYPE_VALUES!r}"
    )
