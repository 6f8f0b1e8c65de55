# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaSurfacedPlace = Literal["A", "B", "C"]

ORCA_SURFACED_PLACE_VALUES: set[OrcaSurfacedPlace] = {
    "A",
    "B",
    "C",
}


def check_orca_surfaced_place(value: str) -> OrcaSurfacedPlace:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(OrcaSurfacedPlace, value)
