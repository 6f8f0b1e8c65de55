# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaToppledType = Literal["orca.toppled"]

ORCA_TOPPLED_TYPE_VALUES: set[OrcaToppledType] = {
    "orca.toppled",
}


def check_orca_toppled_type(value: str) -> OrcaToppledType:
    if value not in ORCA_TOPPLED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_TOPPLED_TYPE_VALUES!r}")
    return cast(OrcaToppledType, value)
