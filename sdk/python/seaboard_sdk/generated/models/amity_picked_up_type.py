# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityPickedUpType = Literal["amity.picked-up"]

AMITY_PICKED_UP_TYPE_VALUES: set[AmityPickedUpType] = {
    "amity.picked-up",
}


def check_amity_picked_up_type(value: str) -> AmityPickedUpType:
    if value not in AMITY_PICKED_UP_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AMITY_PICKED_UP_TYPE_VALUES!r}")
    return cast(AmityPickedUpType, value)
