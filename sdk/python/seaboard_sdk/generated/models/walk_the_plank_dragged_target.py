# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankDraggedTarget = Literal["kraken", "plank-1", "plank-2", "plank-3", "ship"]

WALK_THE_PLANK_DRAGGED_TARGET_VALUES: set[WalkThePlankDraggedTarget] = {
    "kraken",
    "plank-1",
    "plank-2",
    "plank-3",
    "ship",
}


def check_walk_the_plank_dragged_target(value: str) -> WalkThePlankDraggedTarget:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(WalkThePlankDraggedTarget, value)
