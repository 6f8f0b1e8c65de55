# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaStayType = Literal["orca.stay"]

ORCA_STAY_TYPE_VALUES: set[OrcaStayType] = {
    "orca.stay",
}


def check_orca_stay_type(value: str) -> OrcaStayType:
    if value in ORCA_STAY_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_STAY_TYPE_VALUES!r}"
    )
