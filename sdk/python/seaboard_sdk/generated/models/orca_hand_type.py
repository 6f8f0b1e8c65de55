# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaHandType = Literal["orca.hand"]

ORCA_HAND_TYPE_VALUES: set[OrcaHandType] = {
    "orca.hand",
}


def check_orca_hand_type(value: str) -> OrcaHandType:
    if value in ORCA_HAND_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_HAND_TYPE_VALUES!r}"
    )
