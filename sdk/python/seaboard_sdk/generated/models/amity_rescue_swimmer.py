# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityRescueSwimmer = Literal["michael", "swimmer"]

AMITY_RESCUE_SWIMMER_VALUES: set[AmityRescueSwimmer] = {
    "michael",
    "swimmer",
}


def check_amity_rescue_swimmer(value: str) -> AmityRescueSwimmer:
    if value in AMITY_RESCUE_SWIMMER_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_RESCUE_SWIMMER_VALUES!r}"
    )
