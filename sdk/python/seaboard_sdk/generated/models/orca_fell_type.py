# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaFellType = Literal["orca.fell"]

ORCA_FELL_TYPE_VALUES: set[OrcaFellType] = {
    "orca.fell",
}


def check_orca_fell_type(value: str) -> OrcaFellType:
    if value not in ORCA_FELL_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_FELL_TYPE_VALUES!r}")
    return cast(OrcaFellType, value)
