# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityRescuedSwimmer = Literal["michael", "swimmer"]

AMITY_RESCUED_SWIMMER_VALUES: set[AmityRescuedSwimmer] = {
    "michael",
    "swimmer",
}


def check_amity_rescued_swimmer(value: str) -> AmityRescuedSwimmer:
    if value in AMITY_RESCUED_SWIMMER_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_RESCUED_SWIMMER_VALUES!r}"
    )
