# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaHeldType = Literal["orca.held"]

ORCA_HELD_TYPE_VALUES: set[OrcaHeldType] = {
    "orca.held",
}


def check_orca_held_type(value: str) -> OrcaHeldType:
    if value in ORCA_HELD_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_HELD_TYPE_VALUES!r}"
    )
