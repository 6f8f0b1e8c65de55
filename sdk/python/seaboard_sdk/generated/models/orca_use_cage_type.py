# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaUseCageType = Literal["orca.cage"]

ORCA_USE_CAGE_TYPE_VALUES: set[OrcaUseCageType] = {
    "orca.cage",
}


def check_orca_use_cage_type(value: str) -> OrcaUseCageType:
    if value not in ORCA_USE_CAGE_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_USE_CAGE_TYPE_VALUES!r}")
    return cast(OrcaUseCageType, value)
