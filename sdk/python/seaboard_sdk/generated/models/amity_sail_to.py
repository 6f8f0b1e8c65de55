# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmitySailTo = Literal["1", "2", "3", "4", "5", "6", "7", "8", "E", "N", "S", "W"]

AMITY_SAIL_TO_VALUES: set[AmitySailTo] = {
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


def check_amity_sail_to(value: str) -> AmitySailTo:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmitySailTo, value)
