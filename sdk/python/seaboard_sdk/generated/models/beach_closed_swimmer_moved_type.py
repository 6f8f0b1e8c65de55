# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

BeachClosedSwimmerMovedType = Literal["beach-closed.swimmer-moved"]

BEACH_CLOSED_SWIMMER_MOVED_TYPE_VALUES: set[BeachClosedSwimmerMovedType] = {
    "beach-closed.swimmer-moved",
}


def check_beach_closed_swimmer_moved_type(value: str) -> BeachClosedSwimmerMovedType:
    if value in BEACH_CLOSED_SWIMMER_MOVED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {BEACH_CLOSED_SWIMMER_MOVED_TYPE_VALUES!r}"
    )
