# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaUnharmedType = Literal["orca.unharmed"]

ORCA_UNHARMED_TYPE_VALUES: set[OrcaUnharmedType] = {
    "orca.unharmed",
}


def check_orca_unharmed_type(value: str) -> OrcaUnharmedType:
    if value in ORCA_UNHARMED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_UNHARMED_TYPE_VALUES!r}"
    )
