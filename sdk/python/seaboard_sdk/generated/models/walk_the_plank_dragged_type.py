# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankDraggedType = Literal["walk-the-plank.dragged"]

WALK_THE_PLANK_DRAGGED_TYPE_VALUES: set[WalkThePlankDraggedType] = {
    "walk-the-plank.dragged",
}


def check_walk_the_plank_dragged_type(value: str) -> WalkThePlankDraggedType:
    if value not in WALK_THE_PLANK_DRAGGED_TYPE_VALUES:
        raise TypeError(
            f"{value!r} is not one of {WALK_THE_PLANK_DRAGGED_TYPE_VALUES!r}"
        )
    return cast(WalkThePlankDraggedType, value)
