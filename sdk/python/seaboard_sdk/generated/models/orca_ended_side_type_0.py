# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaEndedSideType0 = Literal["crew", "shark"]

ORCA_ENDED_SIDE_TYPE_0_VALUES: set[OrcaEndedSideType0] = {
    "crew",
    "shark",
}


def check_orca_ended_side_type_0(value: str) -> OrcaEndedSideType0:
    if value in ORCA_ENDED_SIDE_TYPE_0_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_ENDED_SIDE_TYPE_0_VALUES!r}"
    )
