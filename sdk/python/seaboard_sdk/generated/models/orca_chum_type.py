# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaChumType = Literal["orca.chum"]

ORCA_CHUM_TYPE_VALUES: set[OrcaChumType] = {
    "orca.chum",
}


def check_orca_chum_type(value: str) -> OrcaChumType:
    if value not in ORCA_CHUM_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_CHUM_TYPE_VALUES!r}")
    return cast(OrcaChumType, value)
