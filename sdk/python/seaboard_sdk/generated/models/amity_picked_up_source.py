# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityPickedUpSource = Literal["dock", "hooper", "shop", "water"]

AMITY_PICKED_UP_SOURCE_VALUES: set[AmityPickedUpSource] = {
    "dock",
    "hooper",
    "shop",
    "water",
}


def check_amity_picked_up_source(value: str) -> AmityPickedUpSource:
    if value in AMITY_PICKED_UP_SOURCE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_PICKED_UP_SOURCE_VALUES!r}"
    )
