# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

BeachClosedMoveAwayType = Literal["beach-closed.move-away"]

BEACH_CLOSED_MOVE_AWAY_TYPE_VALUES: set[BeachClosedMoveAwayType] = {
    "beach-closed.move-away",
}


def check_beach_closed_move_away_type(value: str) -> BeachClosedMoveAwayType:
    if value in BEACH_CLOSED_MOVE_AWAY_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {BEACH_CLOSED_MOVE_AWAY_TYPE_VALUES!r}"
    )
