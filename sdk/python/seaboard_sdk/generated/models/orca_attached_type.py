# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaAttachedType = Literal["orca.attached"]

ORCA_ATTACHED_TYPE_VALUES: set[OrcaAttachedType] = {
    "orca.attached",
}


def check_orca_attached_type(value: str) -> OrcaAttachedType:
    if value not in ORCA_ATTACHED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_ATTACHED_TYPE_VALUES!r}")
    return cast(OrcaAttachedType, value)
