# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaSurfacedType = Literal["orca.surfaced"]

ORCA_SURFACED_TYPE_VALUES: set[OrcaSurfacedType] = {
    "orca.surfaced",
}


def check_orca_surfaced_type(value: str) -> OrcaSurfacedType:
    if value not in ORCA_SURFACED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_SURFACED_TYPE_VALUES!r}")
    return cast(OrcaSurfacedType, value)
