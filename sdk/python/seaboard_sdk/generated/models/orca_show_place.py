# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaShowPlace = Literal["A", "B", "C"]

ORCA_SHOW_PLACE_VALUES: set[OrcaShowPlace] = {
    "A",
    "B",
    "C",
}


def check_orca_show_place(value: str) -> OrcaShowPlace:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(OrcaShowPlace, value)
