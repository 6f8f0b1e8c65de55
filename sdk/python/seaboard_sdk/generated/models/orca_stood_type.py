# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaStoodType = Literal["orca.stood"]

ORCA_STOOD_TYPE_VALUES: set[OrcaStoodType] = {
    "orca.stood",
}


def check_orca_stood_type(value: str) -> OrcaStoodType:
    if value in ORCA_STOOD_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_STOOD_TYPE_VALUES!r}"
    )
