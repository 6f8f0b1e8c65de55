# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityRevealedStartType0 = Literal[
    "1", "2", "3", "4", "5", "6", "7", "8", "E", "N", "S", "W"
]

AMITY_REVEALED_START_TYPE_0_VALUES: set[AmityRevealedStartType0] = {
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


def check_amity_revealed_start_type_0(value: str) -> AmityRevealedStartType0:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityRevealedStartType0, value)
