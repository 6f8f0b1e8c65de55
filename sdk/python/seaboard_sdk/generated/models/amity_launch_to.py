# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityLaunchTo = Literal["1", "2", "3", "4", "5", "6", "7", "8", "E", "N", "S", "W"]

AMITY_LAUNCH_TO_VALUES: set[AmityLaunchTo] = {
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


def check_amity_launch_to(value: str) -> AmityLaunchTo:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityLaunchTo, value)
