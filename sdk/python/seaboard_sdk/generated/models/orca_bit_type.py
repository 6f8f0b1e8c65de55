# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaBitType = Literal["orca.bit"]

ORCA_BIT_TYPE_VALUES: set[OrcaBitType] = {
    "orca.bit",
}


def check_orca_bit_type(value: str) -> OrcaBitType:
    if value not in ORCA_BIT_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_BIT_TYPE_VALUES!r}")
    return cast(OrcaBitType, value)
