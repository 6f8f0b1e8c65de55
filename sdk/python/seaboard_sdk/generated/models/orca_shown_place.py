# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaShownPlace = Literal["A", "B", "C"]

ORCA_SHOWN_PLACE_VALUES: set[OrcaShownPlace] = {
    "A",
    "B",
    "C",
}


def check_orca_shown_place(value: str) -> OrcaShownPlace:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(OrcaShownPlace, value)
