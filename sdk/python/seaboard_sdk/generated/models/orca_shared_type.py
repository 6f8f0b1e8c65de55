# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaSharedType = Literal["orca.shared"]

ORCA_SHARED_TYPE_VALUES: set[OrcaSharedType] = {
    "orca.shared",
}


def check_orca_shared_type(value: str) -> OrcaSharedType:
    if value in ORCA_SHARED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_SHARED_TYPE_VALUES!r}"
    )
