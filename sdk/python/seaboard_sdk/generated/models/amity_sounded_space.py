# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmitySoundedSpace = Literal["1", "2", "3", "4", "5", "6", "7", "8", "E", "N", "S", "W"]

AMITY_SOUNDED_SPACE_VALUES: set[AmitySoundedSpace] = {
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


def check_amity_sounded_space(value: str) -> AmitySoundedSpace:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmitySoundedSpace, value)
