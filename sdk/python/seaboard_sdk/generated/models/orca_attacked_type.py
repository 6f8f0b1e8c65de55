# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaAttackedType = Literal["orca.attacked"]

ORCA_ATTACKED_TYPE_VALUES: set[OrcaAttackedType] = {
    "orca.attacked",
}


def check_orca_attacked_type(value: str) -> OrcaAttackedType:
    if value in ORCA_ATTACKED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_ATTACKED_TYPE_VALUES!r}"
    )
