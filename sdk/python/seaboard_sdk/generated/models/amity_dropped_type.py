# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityDroppedType = Literal["amity.dropped"]

AMITY_DROPPED_TYPE_VALUES: set[AmityDroppedType] = {
    "amity.dropped",
}


def check_amity_dropped_type(value: str) -> AmityDroppedType:
    if value not in AMITY_DROPPED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AMITY_DROPPED_TYPE_VALUES!r}")
    return cast(AmityDroppedType, value)
