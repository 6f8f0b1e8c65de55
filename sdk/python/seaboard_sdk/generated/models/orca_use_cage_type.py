# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaUseCageType = Literal["orca.cage"]

ORCA_USE_CAGE_TYPE_VALUES: set[OrcaUseCageType] = {
    "orca.cage",
}


def check_orca_use_cage_type(value: str) -> OrcaUseCageType:
    if value in ORCA_USE_CAGE_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_USE_CAGE_TYPE_VALUES!r}"
    )
