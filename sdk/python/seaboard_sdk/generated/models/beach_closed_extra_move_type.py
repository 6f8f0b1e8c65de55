# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

BeachClosedExtraMoveType = Literal["beach-closed.extra-move"]

BEACH_CLOSED_EXTRA_MOVE_TYPE_VALUES: set[BeachClosedExtraMoveType] = {
    "beach-closed.extra-move",
}


def check_beach_closed_extra_move_type(value: str) -> BeachClosedExtraMoveType:
    if value not in BEACH_CLOSED_EXTRA_MOVE_TYPE_VALUES:
        raise TypeError(
            f"{value!r} is not one of {BEACH_CLOSED_EXTRA_MOVE_TYPE_VALUES!r}"
        )
    return cast(BeachClosedExtraMoveType, value)
