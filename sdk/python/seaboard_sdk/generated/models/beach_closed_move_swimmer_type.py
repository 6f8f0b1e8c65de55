# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

BeachClosedMoveSwimmerType = Literal["beach-closed.move-swimmer"]

BEACH_CLOSED_MOVE_SWIMMER_TYPE_VALUES: set[BeachClosedMoveSwimmerType] = {
    "beach-closed.move-swimmer",
}


def check_beach_closed_move_swimmer_type(value: str) -> BeachClosedMoveSwimmerType:
    if value not in BEACH_CLOSED_MOVE_SWIMMER_TYPE_VALUES:
        raise TypeError(
            f"{value!r} is not one of {BEACH_CLOSED_MOVE_SWIMMER_TYPE_VALUES!r}"
        )
    return cast(BeachClosedMoveSwimmerType, value)
