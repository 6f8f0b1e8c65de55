# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaMaulType = Literal["orca.maul"]

ORCA_MAUL_TYPE_VALUES: set[OrcaMaulType] = {
    "orca.maul",
}


def check_orca_maul_type(value: str) -> OrcaMaulType:
    if value in ORCA_MAUL_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_MAUL_TYPE_VALUES!r}"
    )
