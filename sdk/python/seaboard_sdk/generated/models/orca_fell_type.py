# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaFellType = Literal["orca.fell"]

ORCA_FELL_TYPE_VALUES: set[OrcaFellType] = {
    "orca.fell",
}


def check_orca_fell_type(value: str) -> OrcaFellType:
    if value in ORCA_FELL_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_FELL_TYPE_VALUES!r}"
    )
