# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaToppledType = Literal["orca.toppled"]

ORCA_TOPPLED_TYPE_VALUES: set[OrcaToppledType] = {
    "orca.toppled",
}


def check_orca_toppled_type(value: str) -> OrcaToppledType:
    if value in ORCA_TOPPLED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_TOPPLED_TYPE_VALUES!r}"
    )
