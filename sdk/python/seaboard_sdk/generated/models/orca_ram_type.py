# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaRamType = Literal["orca.ram"]

ORCA_RAM_TYPE_VALUES: set[OrcaRamType] = {
    "orca.ram",
}


def check_orca_ram_type(value: str) -> OrcaRamType:
    if value not in ORCA_RAM_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_RAM_TYPE_VALUES!r}")
    return cast(OrcaRamType, value)
