# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaDecideType = Literal["orca.decide"]

ORCA_DECIDE_TYPE_VALUES: set[OrcaDecideType] = {
    "orca.decide",
}


def check_orca_decide_type(value: str) -> OrcaDecideType:
    if value not in ORCA_DECIDE_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_DECIDE_TYPE_VALUES!r}")
    return cast(OrcaDecideType, value)
