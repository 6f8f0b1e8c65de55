# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityPickUpType = Literal["amity.pick-up"]

AMITY_PICK_UP_TYPE_VALUES: set[AmityPickUpType] = {
    "amity.pick-up",
}


def check_amity_pick_up_type(value: str) -> AmityPickUpType:
    if value not in AMITY_PICK_UP_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AMITY_PICK_UP_TYPE_VALUES!r}")
    return cast(AmityPickUpType, value)
