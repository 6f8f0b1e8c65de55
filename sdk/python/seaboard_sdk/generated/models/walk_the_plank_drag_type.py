# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankDragType = Literal["walk-the-plank.drag"]

WALK_THE_PLANK_DRAG_TYPE_VALUES: set[WalkThePlankDragType] = {
    "walk-the-plank.drag",
}


def check_walk_the_plank_drag_type(value: str) -> WalkThePlankDragType:
    if value not in WALK_THE_PLANK_DRAG_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {WALK_THE_PLANK_DRAG_TYPE_VALUES!r}")
    return cast(WalkThePlankDragType, value)
