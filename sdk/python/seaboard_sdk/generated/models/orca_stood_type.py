# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaStoodType = Literal["orca.stood"]

ORCA_STOOD_TYPE_VALUES: set[OrcaStoodType] = {
    "orca.stood",
}


def check_orca_stood_type(value: str) -> OrcaStoodType:
    if value not in ORCA_STOOD_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_STOOD_TYPE_VALUES!r}")
    return cast(OrcaStoodType, value)
