# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

WalkThePlankMovedTarget = Literal["kraken", "plank-1", "plank-2", "plank-3", "ship"]

WALK_THE_PLANK_MOVED_TARGET_VALUES: set[WalkThePlankMovedTarget] = {
    "kraken",
    "plank-1",
    "plank-2",
    "plank-3",
    "ship",
}


def check_walk_the_plank_moved_target(value: str) -> WalkThePlankMovedTarget:
    if value in WALK_THE_PLANK_MOVED_TARGET_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {WALK_THE_PLANK_MOVED_TARGET_VALUES!r}"
    )
