# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityThrowCaptain = Literal["hooper", "quint"]

AMITY_THROW_CAPTAIN_VALUES: set[AmityThrowCaptain] = {
    "hooper",
    "quint",
}


def check_amity_throw_captain(value: str) -> AmityThrowCaptain:
    if value in AMITY_THROW_CAPTAIN_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_THROW_CAPTAIN_VALUES!r}"
    )
