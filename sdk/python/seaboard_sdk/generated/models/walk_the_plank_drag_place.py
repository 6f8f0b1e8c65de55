# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

WalkThePlankDragPlace = Literal["plank-1", "plank-2", "plank-3", "ship"]

WALK_THE_PLANK_DRAG_PLACE_VALUES: set[WalkThePlankDragPlace] = {
    "plank-1",
    "plank-2",
    "plank-3",
    "ship",
}


def check_walk_the_plank_drag_place(value: str) -> WalkThePlankDragPlace:
    if value in WALK_THE_PLANK_DRAG_PLACE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {WALK_THE_PLANK_DRAG_PLACE_VALUES!r}"
    )
