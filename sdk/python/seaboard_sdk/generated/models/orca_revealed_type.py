# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaRevealedType = Literal["orca.revealed"]

ORCA_REVEALED_TYPE_VALUES: set[OrcaRevealedType] = {
    "orca.revealed",
}


def check_orca_revealed_type(value: str) -> OrcaRevealedType:
    if value not in ORCA_REVEALED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_REVEALED_TYPE_VALUES!r}")
    return cast(OrcaRevealedType, value)
