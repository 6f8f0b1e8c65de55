# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaUncagedType = Literal["orca.uncaged"]

ORCA_UNCAGED_TYPE_VALUES: set[OrcaUncagedType] = {
    "orca.uncaged",
}


def check_orca_uncaged_type(value: str) -> OrcaUncagedType:
    if value in ORCA_UNCAGED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_UNCAGED_TYPE_VALUES!r}"
    )
