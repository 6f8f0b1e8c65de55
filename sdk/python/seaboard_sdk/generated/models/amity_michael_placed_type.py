# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityMichaelPlacedType = Literal["amity.michael-placed"]

AMITY_MICHAEL_PLACED_TYPE_VALUES: set[AmityMichaelPlacedType] = {
    "amity.michael-placed",
}


def check_amity_michael_placed_type(value: str) -> AmityMichaelPlacedType:
    if value not in AMITY_MICHAEL_PLACED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AMITY_MICHAEL_PLACED_TYPE_VALUES!r}")
    return cast(AmityMichaelPlacedType, value)
