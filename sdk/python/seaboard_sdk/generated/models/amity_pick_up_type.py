# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityPickUpType = Literal["amity.pick-up"]

AMITY_PICK_UP_TYPE_VALUES: set[AmityPickUpType] = {
    "amity.pick-up",
}


def check_amity_pick_up_type(value: str) -> AmityPickUpType:
    if value in AMITY_PICK_UP_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_PICK_UP_TYPE_VALUES!r}"
    )
