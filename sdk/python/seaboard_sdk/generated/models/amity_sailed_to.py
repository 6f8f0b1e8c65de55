# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmitySailedTo = Literal["1", "2", "3", "4", "5", "6", "7", "8", "E", "N", "S", "W"]

AMITY_SAILED_TO_VALUES: set[AmitySailedTo] = {
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


def check_amity_sailed_to(value: str) -> AmitySailedTo:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmitySailedTo, value)
