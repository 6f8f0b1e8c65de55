# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaEliminatedType = Literal["orca.eliminated"]

ORCA_ELIMINATED_TYPE_VALUES: set[OrcaEliminatedType] = {
    "orca.eliminated",
}


def check_orca_eliminated_type(value: str) -> OrcaEliminatedType:
    if value not in ORCA_ELIMINATED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_ELIMINATED_TYPE_VALUES!r}")
    return cast(OrcaEliminatedType, value)
