# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaToppleType = Literal["orca.topple"]

ORCA_TOPPLE_TYPE_VALUES: set[OrcaToppleType] = {
    "orca.topple",
}


def check_orca_topple_type(value: str) -> OrcaToppleType:
    if value in ORCA_TOPPLE_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_TOPPLE_TYPE_VALUES!r}"
    )
