# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaNoCageType = Literal["orca.no-cage"]

ORCA_NO_CAGE_TYPE_VALUES: set[OrcaNoCageType] = {
    "orca.no-cage",
}


def check_orca_no_cage_type(value: str) -> OrcaNoCageType:
    if value in ORCA_NO_CAGE_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_NO_CAGE_TYPE_VALUES!r}"
    )
