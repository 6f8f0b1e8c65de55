# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaSharedType = Literal["orca.shared"]

ORCA_SHARED_TYPE_VALUES: set[OrcaSharedType] = {
    "orca.shared",
}


def check_orca_shared_type(value: str) -> OrcaSharedType:
    if value not in ORCA_SHARED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_SHARED_TYPE_VALUES!r}")
    return cast(OrcaSharedType, value)
