# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityThrowCaptain = Literal["hooper", "quint"]

AMITY_THROW_CAPTAIN_VALUES: set[AmityThrowCaptain] = {
    "hooper",
    "quint",
}


def check_amity_throw_captain(value: str) -> AmityThrowCaptain:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityThrowCaptain, value)
