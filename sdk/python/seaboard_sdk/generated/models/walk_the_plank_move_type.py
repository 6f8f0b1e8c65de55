# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankMoveType = Literal["walk-the-plank.move"]

WALK_THE_PLANK_MOVE_TYPE_VALUES: set[WalkThePlankMoveType] = {
    "walk-the-plank.move",
}


def check_walk_the_plank_move_type(value: str) -> WalkThePlankMoveType:
    if value not in WALK_THE_PLANK_MOVE_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {WALK_THE_PLANK_MOVE_TYPE_VALUES!r}")
    return cast(WalkThePlankMoveType, value)
