# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmitySailedCaptain = Literal["hooper", "quint"]

AMITY_SAILED_CAPTAIN_VALUES: set[AmitySailedCaptain] = {
    "hooper",
    "quint",
}


def check_amity_sailed_captain(value: str) -> AmitySailedCaptain:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmitySailedCaptain, value)
