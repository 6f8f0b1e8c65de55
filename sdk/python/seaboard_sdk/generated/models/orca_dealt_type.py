# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaDealtType = Literal["orca.dealt"]

ORCA_DEALT_TYPE_VALUES: set[OrcaDealtType] = {
    "orca.dealt",
}


def check_orca_dealt_type(value: str) -> OrcaDealtType:
    if value in ORCA_DEALT_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_DEALT_TYPE_VALUES!r}"
    )
