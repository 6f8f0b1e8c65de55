# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaToppleType = Literal["orca.topple"]

ORCA_TOPPLE_TYPE_VALUES: set[OrcaToppleType] = {
    "orca.topple",
}


def check_orca_topple_type(value: str) -> OrcaToppleType:
    if value not in ORCA_TOPPLE_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_TOPPLE_TYPE_VALUES!r}")
    return cast(OrcaToppleType, value)
