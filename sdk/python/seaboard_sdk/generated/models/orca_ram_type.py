# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaRamType = Literal["orca.ram"]

ORCA_RAM_TYPE_VALUES: set[OrcaRamType] = {
    "orca.ram",
}


def check_orca_ram_type(value: str) -> OrcaRamType:
    if value in ORCA_RAM_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_RAM_TYPE_VALUES!r}"
    )
