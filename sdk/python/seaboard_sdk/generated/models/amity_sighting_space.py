# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmitySightingSpace = Literal["1", "2", "3", "4", "5", "6", "7", "8", "E", "N", "S", "W"]

AMITY_SIGHTING_SPACE_VALUES: set[AmitySightingSpace] = {
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


def check_amity_sighting_space(value: str) -> AmitySightingSpace:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmitySightingSpace, value)
