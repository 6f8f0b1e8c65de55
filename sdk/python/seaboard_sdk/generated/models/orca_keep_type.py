# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaKeepType = Literal["orca.keep"]

ORCA_KEEP_TYPE_VALUES: set[OrcaKeepType] = {
    "orca.keep",
}


def check_orca_keep_type(value: str) -> OrcaKeepType:
    if value in ORCA_KEEP_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_KEEP_TYPE_VALUES!r}"
    )
