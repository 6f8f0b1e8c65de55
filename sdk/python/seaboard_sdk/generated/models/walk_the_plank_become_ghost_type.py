# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankBecomeGhostType = Literal["walk-the-plank.become-ghost"]

WALK_THE_PLANK_BECOME_GHOST_TYPE_VALUES: set[WalkThePlankBecomeGhostType] = {
    "walk-the-plank.become-ghost",
}


def check_walk_the_plank_become_ghost_type(value: str) -> WalkThePlankBecomeGhostType:
    if value not in WALK_THE_PLANK_BECOME_GHOST_TYPE_VALUES:
        raise TypeError(
            f"{value!r} is not one of {WALK_THE_PLANK_BECOME_GHOST_TYPE_VALUES!r}"
        )
    return cast(WalkThePlankBecomeGhostType, value)
