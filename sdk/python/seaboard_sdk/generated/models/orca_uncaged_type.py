# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaUncagedType = Literal["orca.uncaged"]

ORCA_UNCAGED_TYPE_VALUES: set[OrcaUncagedType] = {
    "orca.uncaged",
}


def check_orca_uncaged_type(value: str) -> OrcaUncagedType:
    if value not in ORCA_UNCAGED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_UNCAGED_TYPE_VALUES!r}")
    return cast(OrcaUncagedType, value)
