# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaWoundedType = Literal["orca.wounded"]

ORCA_WOUNDED_TYPE_VALUES: set[OrcaWoundedType] = {
    "orca.wounded",
}


def check_orca_wounded_type(value: str) -> OrcaWoundedType:
    if value not in ORCA_WOUNDED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_WOUNDED_TYPE_VALUES!r}")
    return cast(OrcaWoundedType, value)
