# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityPickedUpType = Literal["amity.picked-up"]

AMITY_PICKED_UP_TYPE_VALUES: set[AmityPickedUpType] = {
    "amity.picked-up",
}


def check_amity_picked_up_type(value: str) -> AmityPickedUpType:
    if value in AMITY_PICKED_UP_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_PICKED_UP_TYPE_VALUES!r}"
    )
