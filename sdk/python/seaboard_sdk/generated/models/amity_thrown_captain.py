# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityThrownCaptain = Literal["hooper", "quint"]

AMITY_THROWN_CAPTAIN_VALUES: set[AmityThrownCaptain] = {
    "hooper",
    "quint",
}


def check_amity_thrown_captain(value: str) -> AmityThrownCaptain:
    if value in AMITY_THROWN_CAPTAIN_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_THROWN_CAPTAIN_VALUES!r}"
    )
