# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaSurfacedPlace = Literal["A", "B", "C"]

ORCA_SURFACED_PLACE_VALUES: set[OrcaSurfacedPlace] = {
    "A",
    "B",
    "C",
}


def check_orca_surfaced_place(value: str) -> OrcaSurfacedPlace:
    if value in ORCA_SURFACED_PLACE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_SURFACED_PLACE_VALUES!r}"
    )
