# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaWoundedType = Literal["orca.wounded"]

ORCA_WOUNDED_TYPE_VALUES: set[OrcaWoundedType] = {
    "orca.wounded",
}


def check_orca_wounded_type(value: str) -> OrcaWoundedType:
    if value in ORCA_WOUNDED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_WOUNDED_TYPE_VALUES!r}"
    )
