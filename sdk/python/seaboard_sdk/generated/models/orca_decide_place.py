# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaDecidePlace = Literal["A", "B", "C"]

ORCA_DECIDE_PLACE_VALUES: set[OrcaDecidePlace] = {
    "A",
    "B",
    "C",
}


def check_orca_decide_place(value: str) -> OrcaDecidePlace:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(OrcaDecidePlace, value)
