# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaDeclinedType = Literal["orca.declined"]

ORCA_DECLINED_TYPE_VALUES: set[OrcaDeclinedType] = {
    "orca.declined",
}


def check_orca_declined_type(value: str) -> OrcaDeclinedType:
    if value not in ORCA_DECLINED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_DECLINED_TYPE_VALUES!r}")
    return cast(OrcaDeclinedType, value)
