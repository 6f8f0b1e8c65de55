# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaDecideType = Literal["orca.decide"]

ORCA_DECIDE_TYPE_VALUES: set[OrcaDecideType] = {
    "orca.decide",
}


def check_orca_decide_type(value: str) -> OrcaDecideType:
    if value in ORCA_DECIDE_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_DECIDE_TYPE_VALUES!r}"
    )
