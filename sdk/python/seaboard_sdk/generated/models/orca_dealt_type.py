# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaDealtType = Literal["orca.dealt"]

ORCA_DEALT_TYPE_VALUES: set[OrcaDealtType] = {
    "orca.dealt",
}


def check_orca_dealt_type(value: str) -> OrcaDealtType:
    if value not in ORCA_DEALT_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_DEALT_TYPE_VALUES!r}")
    return cast(OrcaDealtType, value)
