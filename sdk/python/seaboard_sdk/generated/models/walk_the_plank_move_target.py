# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankMoveTarget = Literal["kraken", "plank-1", "plank-2", "plank-3", "ship"]

WALK_THE_PLANK_MOVE_TARGET_VALUES: set[WalkThePlankMoveTarget] = {
    "kraken",
    "plank-1",
    "plank-2",
    "plank-3",
    "ship",
}


def check_walk_the_plank_move_target(value: str) -> WalkThePlankMoveTarget:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(WalkThePlankMoveTarget, value)
