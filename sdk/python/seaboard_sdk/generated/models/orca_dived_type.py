# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaDivedType = Literal["orca.dived"]

ORCA_DIVED_TYPE_VALUES: set[OrcaDivedType] = {
    "orca.dived",
}


def check_orca_dived_type(value: str) -> OrcaDivedType:
    if value not in ORCA_DIVED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_DIVED_TYPE_VALUES!r}")
    return cast(OrcaDivedType, value)
