# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityClimbedCaptain = Literal["hooper", "quint"]

AMITY_CLIMBED_CAPTAIN_VALUES: set[AmityClimbedCaptain] = {
    "hooper",
    "quint",
}


def check_amity_climbed_captain(value: str) -> AmityClimbedCaptain:
    if value in AMITY_CLIMBED_CAPTAIN_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_CLIMBED_CAPTAIN_VALUES!r}"
    )
