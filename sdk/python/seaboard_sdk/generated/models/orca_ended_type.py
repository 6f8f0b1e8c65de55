# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaEndedType = Literal["orca.ended"]

ORCA_ENDED_TYPE_VALUES: set[OrcaEndedType] = {
    "orca.ended",
}


def check_orca_ended_type(value: str) -> OrcaEndedType:
    if value in ORCA_ENDED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_ENDED_TYPE_VALUES!r}"
    )
