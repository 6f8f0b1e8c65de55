# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaChummedType = Literal["orca.chummed"]

ORCA_CHUMMED_TYPE_VALUES: set[OrcaChummedType] = {
    "orca.chummed",
}


def check_orca_chummed_type(value: str) -> OrcaChummedType:
    if value in ORCA_CHUMMED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_CHUMMED_TYPE_VALUES!r}"
    )
