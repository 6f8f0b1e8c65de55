# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

WalkThePlankDraggedOrigin = Literal["plank-1", "plank-2", "plank-3", "ship"]

WALK_THE_PLANK_DRAGGED_ORIGIN_VALUES: set[WalkThePlankDraggedOrigin] = {
    "plank-1",
    "plank-2",
    "plank-3",
    "ship",
}


def check_walk_the_plank_dragged_origin(value: str) -> WalkThePlankDraggedOrigin:
    if value in WALK_THE_PLANK_DRAGGED_ORIGIN_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {WALK_THE_PLANK_DRAGGED_ORIGIN_VALUES!r}"
    )
