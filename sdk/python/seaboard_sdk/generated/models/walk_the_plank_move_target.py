# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

WalkThePlankMoveTarget = Literal["kraken", "plank-1", "plank-2", "plank-3", "ship"]

WALK_THE_PLANK_MOVE_TARGET_VALUES: set[WalkThePlankMoveTarget] = {
    "kraken",
    "plank-1",
    "plank-2",
    "plank-3",
    "ship",
}


def check_walk_the_plank_move_target(value: str) -> WalkThePlankMoveTarget:
    if value in WALK_THE_PLANK_MOVE_TARGET_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {WALK_THE_PLANK_MOVE_TARGET_VALUES!r}"
    )
