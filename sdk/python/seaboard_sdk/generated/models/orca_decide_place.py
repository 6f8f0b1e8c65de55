# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaDecidePlace = Literal["A", "B", "C"]

ORCA_DECIDE_PLACE_VALUES: set[OrcaDecidePlace] = {
    "A",
    "B",
    "C",
}


def check_orca_decide_place(value: str) -> OrcaDecidePlace:
    if value in ORCA_DECIDE_PLACE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_DECIDE_PLACE_VALUES!r}"
    )
