# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaOfferedType = Literal["orca.offered"]

ORCA_OFFERED_TYPE_VALUES: set[OrcaOfferedType] = {
    "orca.offered",
}


def check_orca_offered_type(value: str) -> OrcaOfferedType:
    if value not in ORCA_OFFERED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_OFFERED_TYPE_VALUES!r}")
    return cast(OrcaOfferedType, value)
