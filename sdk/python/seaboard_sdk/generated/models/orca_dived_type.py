# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaDivedType = Literal["orca.dived"]

ORCA_DIVED_TYPE_VALUES: set[OrcaDivedType] = {
    "orca.dived",
}


def check_orca_dived_type(value: str) -> OrcaDivedType:
    if value in ORCA_DIVED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_DIVED_TYPE_VALUES!r}"
    )
