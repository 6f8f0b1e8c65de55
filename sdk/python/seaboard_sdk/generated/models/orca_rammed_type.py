# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaRammedType = Literal["orca.rammed"]

ORCA_RAMMED_TYPE_VALUES: set[OrcaRammedType] = {
    "orca.rammed",
}


def check_orca_rammed_type(value: str) -> OrcaRammedType:
    if value in ORCA_RAMMED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_RAMMED_TYPE_VALUES!r}"
    )
