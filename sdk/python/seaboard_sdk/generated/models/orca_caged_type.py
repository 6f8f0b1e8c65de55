# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaCagedType = Literal["orca.caged"]

ORCA_CAGED_TYPE_VALUES: set[OrcaCagedType] = {
    "orca.caged",
}


def check_orca_caged_type(value: str) -> OrcaCagedType:
    if value not in ORCA_CAGED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_CAGED_TYPE_VALUES!r}")
    return cast(OrcaCagedType, value)
