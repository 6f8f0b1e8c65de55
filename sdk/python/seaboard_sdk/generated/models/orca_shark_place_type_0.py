# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaSharkPlaceType0 = Literal["A", "B", "C"]

ORCA_SHARK_PLACE_TYPE_0_VALUES: set[OrcaSharkPlaceType0] = {
    "A",
    "B",
    "C",
}


def check_orca_shark_place_type_0(value: str) -> OrcaSharkPlaceType0:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(OrcaSharkPlaceType0, value)
