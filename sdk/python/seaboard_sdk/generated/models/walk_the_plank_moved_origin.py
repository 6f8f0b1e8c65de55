# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

WalkThePlankMovedOrigin = Literal["plank-1", "plank-2", "plank-3", "ship"]

WALK_THE_PLANK_MOVED_ORIGIN_VALUES: set[WalkThePlankMovedOrigin] = {
    "plank-1",
    "plank-2",
    "plank-3",
    "ship",
}


def check_walk_the_plank_moved_origin(value: str) -> WalkThePlankMovedOrigin:
    if value in WALK_THE_PLANK_MOVED_ORIGIN_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {WALK_THE_PLANK_MOVED_ORIGIN_VALUES!r}"
    )
