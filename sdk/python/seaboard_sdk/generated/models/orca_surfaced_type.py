# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaSurfacedType = Literal["orca.surfaced"]

ORCA_SURFACED_TYPE_VALUES: set[OrcaSurfacedType] = {
    "orca.surfaced",
}


def check_orca_surfaced_type(value: str) -> OrcaSurfacedType:
    if value in ORCA_SURFACED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_SURFACED_TYPE_VALUES!r}"
    )
