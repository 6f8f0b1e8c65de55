# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankMovedOrigin = Literal["plank-1", "plank-2", "plank-3", "ship"]

WALK_THE_PLANK_MOVED_ORIGIN_VALUES: set[WalkThePlankMovedOrigin] = {
    "plank-1",
    "plank-2",
    "plank-3",
    "ship",
}


def check_walk_the_plank_moved_origin(value: str) -> WalkThePlankMovedOrigin:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(WalkThePlankMovedOrigin, value)
