# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityPickUpSource = Literal["dock", "hooper", "shop", "water"]

AMITY_PICK_UP_SOURCE_VALUES: set[AmityPickUpSource] = {
    "dock",
    "hooper",
    "shop",
    "water",
}


def check_amity_pick_up_source(value: str) -> AmityPickUpSource:
    if value in AMITY_PICK_UP_SOURCE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_PICK_UP_SOURCE_VALUES!r}"
    )
