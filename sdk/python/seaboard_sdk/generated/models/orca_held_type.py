# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaHeldType = Literal["orca.held"]

ORCA_HELD_TYPE_VALUES: set[OrcaHeldType] = {
    "orca.held",
}


def check_orca_held_type(value: str) -> OrcaHeldType:
    if value not in ORCA_HELD_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_HELD_TYPE_VALUES!r}")
    return cast(OrcaHeldType, value)
