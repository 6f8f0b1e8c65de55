# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityClimbedCaptain = Literal["hooper", "quint"]

AMITY_CLIMBED_CAPTAIN_VALUES: set[AmityClimbedCaptain] = {
    "hooper",
    "quint",
}


def check_amity_climbed_captain(value: str) -> AmityClimbedCaptain:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityClimbedCaptain, value)
