# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaChosenPlace = Literal["A", "B", "C"]

ORCA_CHOSEN_PLACE_VALUES: set[OrcaChosenPlace] = {
    "A",
    "B",
    "C",
}


def check_orca_chosen_place(value: str) -> OrcaChosenPlace:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(OrcaChosenPlace, value)
