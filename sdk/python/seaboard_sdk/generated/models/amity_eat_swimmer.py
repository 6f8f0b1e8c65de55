# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityEatSwimmer = Literal["michael", "swimmer"]

AMITY_EAT_SWIMMER_VALUES: set[AmityEatSwimmer] = {
    "michael",
    "swimmer",
}


def check_amity_eat_swimmer(value: str) -> AmityEatSwimmer:
    if value in AMITY_EAT_SWIMMER_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_EAT_SWIMMER_VALUES!r}"
    )
