# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaShowPlace = Literal["A", "B", "C"]

ORCA_SHOW_PLACE_VALUES: set[OrcaShowPlace] = {
    "A",
    "B",
    "C",
}


def check_orca_show_place(value: str) -> OrcaShowPlace:
    if value in ORCA_SHOW_PLACE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_SHOW_PLACE_VALUES!r}"
    )
