# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

WalkThePlankMoveType = Literal["walk-the-plank.move"]

WALK_THE_PLANK_MOVE_TYPE_VALUES: set[WalkThePlankMoveType] = {
    "walk-the-plank.move",
}


def check_walk_the_plank_move_type(value: str) -> WalkThePlankMoveType:
    if value in WALK_THE_PLANK_MOVE_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {WALK_THE_PLANK_MOVE_TYPE_VALUES!r}"
    )
