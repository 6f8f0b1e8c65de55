# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaStayType = Literal["orca.stay"]

ORCA_STAY_TYPE_VALUES: set[OrcaStayType] = {
    "orca.stay",
}


def check_orca_stay_type(value: str) -> OrcaStayType:
    if value not in ORCA_STAY_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_STAY_TYPE_VALUES!r}")
    return cast(OrcaStayType, value)
