# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaRevealedType = Literal["orca.revealed"]

ORCA_REVEALED_TYPE_VALUES: set[OrcaRevealedType] = {
    "orca.revealed",
}


def check_orca_revealed_type(value: str) -> OrcaRevealedType:
    if value in ORCA_REVEALED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_REVEALED_TYPE_VALUES!r}"
    )
