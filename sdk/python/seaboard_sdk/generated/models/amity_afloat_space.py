# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityAfloatSpace = Literal["1", "2", "3", "4", "5", "6", "7", "8", "E", "N", "S", "W"]

AMITY_AFLOAT_SPACE_VALUES: set[AmityAfloatSpace] = {
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    "E",
    "N",
    "S",
    "W",
}


def check_amity_afloat_space(value: str) -> AmityAfloatSpace:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityAfloatSpace, value)
