# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaStandType = Literal["orca.stand"]

ORCA_STAND_TYPE_VALUES: set[OrcaStandType] = {
    "orca.stand",
}


def check_orca_stand_type(value: str) -> OrcaStandType:
    if value in ORCA_STAND_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_STAND_TYPE_VALUES!r}"
    )
