# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaOfferedType = Literal["orca.offered"]

ORCA_OFFERED_TYPE_VALUES: set[OrcaOfferedType] = {
    "orca.offered",
}


def check_orca_offered_type(value: str) -> OrcaOfferedType:
    if value in ORCA_OFFERED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_OFFERED_TYPE_VALUES!r}"
    )
