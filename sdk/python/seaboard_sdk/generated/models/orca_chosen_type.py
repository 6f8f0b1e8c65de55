# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaChosenType = Literal["orca.chosen"]

ORCA_CHOSEN_TYPE_VALUES: set[OrcaChosenType] = {
    "orca.chosen",
}


def check_orca_chosen_type(value: str) -> OrcaChosenType:
    if value not in ORCA_CHOSEN_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_CHOSEN_TYPE_VALUES!r}")
    return cast(OrcaChosenType, value)
