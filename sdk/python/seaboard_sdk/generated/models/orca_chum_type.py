# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaChumType = Literal["orca.chum"]

ORCA_CHUM_TYPE_VALUES: set[OrcaChumType] = {
    "orca.chum",
}


def check_orca_chum_type(value: str) -> OrcaChumType:
    if value in ORCA_CHUM_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_CHUM_TYPE_VALUES!r}"
    )
