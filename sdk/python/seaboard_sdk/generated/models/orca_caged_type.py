# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaCagedType = Literal["orca.caged"]

ORCA_CAGED_TYPE_VALUES: set[OrcaCagedType] = {
    "orca.caged",
}


def check_orca_caged_type(value: str) -> OrcaCagedType:
    if value in ORCA_CAGED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_CAGED_TYPE_VALUES!r}"
    )
