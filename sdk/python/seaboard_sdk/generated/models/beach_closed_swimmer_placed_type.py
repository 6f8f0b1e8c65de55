# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

BeachClosedSwimmerPlacedType = Literal["beach-closed.swimmer-placed"]

BEACH_CLOSED_SWIMMER_PLACED_TYPE_VALUES: set[BeachClosedSwimmerPlacedType] = {
    "beach-closed.swimmer-placed",
}


def check_beach_closed_swimmer_placed_type(value: str) -> BeachClosedSwimmerPlacedType:
    if value in BEACH_CLOSED_SWIMMER_PLACED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {BEACH_CLOSED_SWIMMER_PLACED_TYPE_VALUES!r}"
    )
