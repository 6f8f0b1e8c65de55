# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankMovedTarget = Literal["kraken", "plank-1", "plank-2", "plank-3", "ship"]

WALK_THE_PLANK_MOVED_TARGET_VALUES: set[WalkThePlankMovedTarget] = {
    "kraken",
    "plank-1",
    "plank-2",
    "plank-3",
    "ship",
}


def check_walk_the_plank_moved_target(value: str) -> WalkThePlankMovedTarget:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(WalkThePlankMovedTarget, value)
