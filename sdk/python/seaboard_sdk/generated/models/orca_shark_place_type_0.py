# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaSharkPlaceType0 = Literal["A", "B", "C"]

ORCA_SHARK_PLACE_TYPE_0_VALUES: set[OrcaSharkPlaceType0] = {
    "A",
    "B",
    "C",
}


def check_orca_shark_place_type_0(value: str) -> OrcaSharkPlaceType0:
    if value in ORCA_SHARK_PLACE_TYPE_0_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_SHARK_PLACE_TYPE_0_VALUES!r}"
    )
