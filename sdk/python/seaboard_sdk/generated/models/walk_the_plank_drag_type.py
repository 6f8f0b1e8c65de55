# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

WalkThePlankDragType = Literal["walk-the-plank.drag"]

WALK_THE_PLANK_DRAG_TYPE_VALUES: set[WalkThePlankDragType] = {
    "walk-the-plank.drag",
}


def check_walk_the_plank_drag_type(value: str) -> WalkThePlankDragType:
    if value in WALK_THE_PLANK_DRAG_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {WALK_THE_PLANK_DRAG_TYPE_VALUES!r}"
    )
