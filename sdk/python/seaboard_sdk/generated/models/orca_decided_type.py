# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaDecidedType = Literal["orca.decided"]

ORCA_DECIDED_TYPE_VALUES: set[OrcaDecidedType] = {
    "orca.decided",
}


def check_orca_decided_type(value: str) -> OrcaDecidedType:
    if value in ORCA_DECIDED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_DECIDED_TYPE_VALUES!r}"
    )
