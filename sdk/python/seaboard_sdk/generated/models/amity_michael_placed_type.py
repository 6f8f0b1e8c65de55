# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityMichaelPlacedType = Literal["amity.michael-placed"]

AMITY_MICHAEL_PLACED_TYPE_VALUES: set[AmityMichaelPlacedType] = {
    "amity.michael-placed",
}


def check_amity_michael_placed_type(value: str) -> AmityMichaelPlacedType:
    if value in AMITY_MICHAEL_PLACED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_MICHAEL_PLACED_TYPE_VALUES!r}"
    )
