# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmitySwimmersPlacedType = Literal["amity.swimmers-placed"]

AMITY_SWIMMERS_PLACED_TYPE_VALUES: set[AmitySwimmersPlacedType] = {
    "amity.swimmers-placed",
}


def check_amity_swimmers_placed_type(value: str) -> AmitySwimmersPlacedType:
    if value not in AMITY_SWIMMERS_PLACED_TYPE_VALUES:
        raise TypeError(
            f"{value!r} is not one of {AMITY_SWIMMERS_PLACED_TYPE_VALUES!r}"
        )
    return cast(AmitySwimmersPlacedType, value)
