# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaShownPlace = Literal["A", "B", "C"]

ORCA_SHOWN_PLACE_VALUES: set[OrcaShownPlace] = {
    "A",
    "B",
    "C",
}


def check_orca_shown_place(value: str) -> OrcaShownPlace:
    if value in ORCA_SHOWN_PLACE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_SHOWN_PLACE_VALUES!r}"
    )
