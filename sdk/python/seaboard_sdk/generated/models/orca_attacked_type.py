# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaAttackedType = Literal["orca.attacked"]

ORCA_ATTACKED_TYPE_VALUES: set[OrcaAttackedType] = {
    "orca.attacked",
}


def check_orca_attacked_type(value: str) -> OrcaAttackedType:
    if value not in ORCA_ATTACKED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_ATTACKED_TYPE_VALUES!r}")
    return cast(OrcaAttackedType, value)
