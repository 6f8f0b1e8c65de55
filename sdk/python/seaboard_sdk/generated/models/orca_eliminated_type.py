# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaEliminatedType = Literal["orca.eliminated"]

ORCA_ELIMINATED_TYPE_VALUES: set[OrcaEliminatedType] = {
    "orca.eliminated",
}


def check_orca_eliminated_type(value: str) -> OrcaEliminatedType:
    if value in ORCA_ELIMINATED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_ELIMINATED_TYPE_VALUES!r}"
    )
