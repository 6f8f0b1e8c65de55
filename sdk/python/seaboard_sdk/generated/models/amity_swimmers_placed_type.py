# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmitySwimmersPlacedType = Literal["amity.swimmers-placed"]

AMITY_SWIMMERS_PLACED_TYPE_VALUES: set[AmitySwimmersPlacedType] = {
    "amity.swimmers-placed",
}


def check_amity_swimmers_placed_type(value: str) -> AmitySwimmersPlacedType:
    if value in AMITY_SWIMMERS_PLACED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_SWIMMERS_PLACED_TYPE_VALUES!r}"
    )
