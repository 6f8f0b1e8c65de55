# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaKeepType = Literal["orca.keep"]

ORCA_KEEP_TYPE_VALUES: set[OrcaKeepType] = {
    "orca.keep",
}


def check_orca_keep_type(value: str) -> OrcaKeepType:
    if value not in ORCA_KEEP_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_KEEP_TYPE_VALUES!r}")
    return cast(OrcaKeepType, value)
