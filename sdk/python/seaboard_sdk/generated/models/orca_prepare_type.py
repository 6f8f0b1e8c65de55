# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaPrepareType = Literal["orca.prepare"]

ORCA_PREPARE_TYPE_VALUES: set[OrcaPrepareType] = {
    "orca.prepare",
}


def check_orca_prepare_type(value: str) -> OrcaPrepareType:
    if value in ORCA_PREPARE_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_PREPARE_TYPE_VALUES!r}"
    )
