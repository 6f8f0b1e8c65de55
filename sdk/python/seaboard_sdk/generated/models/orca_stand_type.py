# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaStandType = Literal["orca.stand"]

ORCA_STAND_TYPE_VALUES: set[OrcaStandType] = {
    "orca.stand",
}


def check_orca_stand_type(value: str) -> OrcaStandType:
    if value not in ORCA_STAND_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_STAND_TYPE_VALUES!r}")
    return cast(OrcaStandType, value)
