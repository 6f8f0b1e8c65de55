# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaAttachedType = Literal["orca.attached"]

ORCA_ATTACHED_TYPE_VALUES: set[OrcaAttachedType] = {
    "orca.attached",
}


def check_orca_attached_type(value: str) -> OrcaAttachedType:
    if value in ORCA_ATTACHED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_ATTACHED_TYPE_VALUES!r}"
    )
