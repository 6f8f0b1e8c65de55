# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaNoCageType = Literal["orca.no-cage"]

ORCA_NO_CAGE_TYPE_VALUES: set[OrcaNoCageType] = {
    "orca.no-cage",
}


def check_orca_no_cage_type(value: str) -> OrcaNoCageType:
    if value not in ORCA_NO_CAGE_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_NO_CAGE_TYPE_VALUES!r}")
    return cast(OrcaNoCageType, value)
