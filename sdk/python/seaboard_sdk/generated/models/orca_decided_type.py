# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaDecidedType = Literal["orca.decided"]

ORCA_DECIDED_TYPE_VALUES: set[OrcaDecidedType] = {
    "orca.decided",
}


def check_orca_decided_type(value: str) -> OrcaDecidedType:
    if value not in ORCA_DECIDED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_DECIDED_TYPE_VALUES!r}")
    return cast(OrcaDecidedType, value)
