# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaUnharmedType = Literal["orca.unharmed"]

ORCA_UNHARMED_TYPE_VALUES: set[OrcaUnharmedType] = {
    "orca.unharmed",
}


def check_orca_unharmed_type(value: str) -> OrcaUnharmedType:
    if value not in ORCA_UNHARMED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_UNHARMED_TYPE_VALUES!r}")
    return cast(OrcaUnharmedType, value)
