# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmitySailedCaptain = Literal["hooper", "quint"]

AMITY_SAILED_CAPTAIN_VALUES: set[AmitySailedCaptain] = {
    "hooper",
    "quint",
}


def check_amity_sailed_captain(value: str) -> AmitySailedCaptain:
    if value in AMITY_SAILED_CAPTAIN_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_SAILED_CAPTAIN_VALUES!r}"
    )
