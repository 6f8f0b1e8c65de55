# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityThrownCaptain = Literal["hooper", "quint"]

AMITY_THROWN_CAPTAIN_VALUES: set[AmityThrownCaptain] = {
    "hooper",
    "quint",
}


def check_amity_thrown_captain(value: str) -> AmityThrownCaptain:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityThrownCaptain, value)
