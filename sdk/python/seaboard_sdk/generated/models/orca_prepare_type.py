# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaPrepareType = Literal["orca.prepare"]

ORCA_PREPARE_TYPE_VALUES: set[OrcaPrepareType] = {
    "orca.prepare",
}


def check_orca_prepare_type(value: str) -> OrcaPrepareType:
    if value not in ORCA_PREPARE_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_PREPARE_TYPE_VALUES!r}")
    return cast(OrcaPrepareType, value)
