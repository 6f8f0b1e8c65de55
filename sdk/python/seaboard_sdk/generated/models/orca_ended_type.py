# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaEndedType = Literal["orca.ended"]

ORCA_ENDED_TYPE_VALUES: set[OrcaEndedType] = {
    "orca.ended",
}


def check_orca_ended_type(value: str) -> OrcaEndedType:
    if value not in ORCA_ENDED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_ENDED_TYPE_VALUES!r}")
    return cast(OrcaEndedType, value)
