# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaHoldType = Literal["orca.hold"]

ORCA_HOLD_TYPE_VALUES: set[OrcaHoldType] = {
    "orca.hold",
}


def check_orca_hold_type(value: str) -> OrcaHoldType:
    if value not in ORCA_HOLD_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_HOLD_TYPE_VALUES!r}")
    return cast(OrcaHoldType, value)
