# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

WalkThePlankDraggedTarget = Literal["kraken", "plank-1", "plank-2", "plank-3", "ship"]

WALK_THE_PLANK_DRAGGED_TARGET_VALUES: set[WalkThePlankDraggedTarget] = {
    "kraken",
    "plank-1",
    "plank-2",
    "plank-3",
    "ship",
}


def check_walk_the_plank_dragged_target(value: str) -> WalkThePlankDraggedTarget:
    if value in WALK_THE_PLANK_DRAGGED_TARGET_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {WALK_THE_PLANK_DRAGGED_TARGET_VALUES!r}"
    )
