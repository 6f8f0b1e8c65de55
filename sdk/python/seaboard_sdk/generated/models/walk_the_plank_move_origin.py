# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankMoveOrigin = Literal["plank-1", "plank-2", "plank-3", "ship"]

WALK_THE_PLANK_MOVE_ORIGIN_VALUES: set[WalkThePlankMoveOrigin] = {
    "plank-1",
    "plank-2",
    "plank-3",
    "ship",
}


def check_walk_the_plank_move_origin(value: str) -> WalkThePlankMoveOrigin:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(WalkThePlankMoveOrigin, value)
