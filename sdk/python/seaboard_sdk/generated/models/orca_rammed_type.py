# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaRammedType = Literal["orca.rammed"]

ORCA_RAMMED_TYPE_VALUES: set[OrcaRammedType] = {
    "orca.rammed",
}


def check_orca_rammed_type(value: str) -> OrcaRammedType:
    if value not in ORCA_RAMMED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_RAMMED_TYPE_VALUES!r}")
    return cast(OrcaRammedType, value)
