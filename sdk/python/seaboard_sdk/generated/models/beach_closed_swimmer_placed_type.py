# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

BeachClosedSwimmerPlacedType = Literal["beach-closed.swimmer-placed"]

BEACH_CLOSED_SWIMMER_PLACED_TYPE_VALUES: set[BeachClosedSwimmerPlacedType] = {
    "beach-closed.swimmer-placed",
}


def check_beach_closed_swimmer_placed_type(value: str) -> BeachClosedSwimmerPlacedType:
    if value not in BEACH_CLOSED_SWIMMER_PLACED_TYPE_VALUES:
        raise TypeError(
            f"{value!r} is not one of {BEACH_CLOSED_SWIMMER_PLACED_TYPE_VALUES!r}"
        )
    return cast(BeachClosedSwimmerPlacedType, value)
