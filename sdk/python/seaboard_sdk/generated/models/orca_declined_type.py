# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaDeclinedType = Literal["orca.declined"]

ORCA_DECLINED_TYPE_VALUES: set[OrcaDeclinedType] = {
    "orca.declined",
}


def check_orca_declined_type(value: str) -> OrcaDeclinedType:
    if value in ORCA_DECLINED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_DECLINED_TYPE_VALUES!r}"
    )
