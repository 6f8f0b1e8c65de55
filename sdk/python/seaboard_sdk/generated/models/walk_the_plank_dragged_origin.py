# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankDraggedOrigin = Literal["plank-1", "plank-2", "plank-3", "ship"]

WALK_THE_PLANK_DRAGGED_ORIGIN_VALUES: set[WalkThePlankDraggedOrigin] = {
    "plank-1",
    "plank-2",
    "plank-3",
    "ship",
}


def check_walk_the_plank_dragged_origin(value: str) -> WalkThePlankDraggedOrigin:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(WalkThePlankDraggedOrigin, value)
