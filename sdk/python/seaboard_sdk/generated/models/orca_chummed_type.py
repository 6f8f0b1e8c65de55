# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaChummedType = Literal["orca.chummed"]

ORCA_CHUMMED_TYPE_VALUES: set[OrcaChummedType] = {
    "orca.chummed",
}


def check_orca_chummed_type(value: str) -> OrcaChummedType:
    if value not in ORCA_CHUMMED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_CHUMMED_TYPE_VALUES!r}")
    return cast(OrcaChummedType, value)
