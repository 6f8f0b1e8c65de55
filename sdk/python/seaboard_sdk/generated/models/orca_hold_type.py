# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaHoldType = Literal["orca.hold"]

ORCA_HOLD_TYPE_VALUES: set[OrcaHoldType] = {
    "orca.hold",
}


def check_orca_hold_type(value: str) -> OrcaHoldType:
    if value in ORCA_HOLD_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_HOLD_TYPE_VALUES!r}"
    )
