# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaBitType = Literal["orca.bit"]

ORCA_BIT_TYPE_VALUES: set[OrcaBitType] = {
    "orca.bit",
}


def check_orca_bit_type(value: str) -> OrcaBitType:
    if value in ORCA_BIT_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_BIT_TYPE_VALUES!r}"
    )
