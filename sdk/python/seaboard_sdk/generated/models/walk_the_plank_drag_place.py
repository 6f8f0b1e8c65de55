# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankDragPlace = Literal["plank-1", "plank-2", "plank-3", "ship"]

WALK_THE_PLANK_DRAG_PLACE_VALUES: set[WalkThePlankDragPlace] = {
    "plank-1",
    "plank-2",
    "plank-3",
    "ship",
}


def check_walk_the_plank_drag_place(value: str) -> WalkThePlankDragPlace:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(WalkThePlankDragPlace, value)
