# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityRevealedType = Literal["amity.revealed"]

AMITY_REVEALED_TYPE_VALUES: set[AmityRevealedType] = {
    "amity.revealed",
}


def check_amity_revealed_type(value: str) -> AmityRevealedType:
    if value not in AMITY_REVEALED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AMITY_REVEALED_TYPE_VALUES!r}")
    return cast(AmityRevealedType, value)
