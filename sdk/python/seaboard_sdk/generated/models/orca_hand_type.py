# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaHandType = Literal["orca.hand"]

ORCA_HAND_TYPE_VALUES: set[OrcaHandType] = {
    "orca.hand",
}


def check_orca_hand_type(value: str) -> OrcaHandType:
    if value not in ORCA_HAND_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_HAND_TYPE_VALUES!r}")
    return cast(OrcaHandType, value)
