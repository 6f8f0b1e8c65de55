# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

BeachClosedMoveAwayType = Literal["beach-closed.move-away"]

BEACH_CLOSED_MOVE_AWAY_TYPE_VALUES: set[BeachClosedMoveAwayType] = {
    "beach-closed.move-away",
}


def check_beach_closed_move_away_type(value: str) -> BeachClosedMoveAwayType:
    if value not in BEACH_CLOSED_MOVE_AWAY_TYPE_VALUES:
        raise TypeError(
            f"{value!r} is not one of {BEACH_CLOSED_MOVE_AWAY_TYPE_VALUES!r}"
        )
    return cast(BeachClosedMoveAwayType, value)
