# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

BeachClosedSwimmerMovedType = Literal["beach-closed.swimmer-moved"]

BEACH_CLOSED_SWIMMER_MOVED_TYPE_VALUES: set[BeachClosedSwimmerMovedType] = {
    "beach-closed.swimmer-moved",
}


def check_beach_closed_swimmer_moved_type(value: str) -> BeachClosedSwimmerMovedType:
    if value not in BEACH_CLOSED_SWIMMER_MOVED_TYPE_VALUES:
        raise TypeError(
            f"{value!r} is not one of {BEACH_CLOSED_SWIMMER_MOVED_TYPE_VALUES!r}"
        )
    return cast(BeachClosedSwimmerMovedType, value)
