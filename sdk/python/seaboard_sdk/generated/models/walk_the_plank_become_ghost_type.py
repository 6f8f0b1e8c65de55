# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

WalkThePlankBecomeGhostType = Literal["walk-the-plank.become-ghost"]

WALK_THE_PLANK_BECOME_GHOST_TYPE_VALUES: set[WalkThePlankBecomeGhostType] = {
    "walk-the-plank.become-ghost",
}


def check_walk_the_plank_become_ghost_type(value: str) -> WalkThePlankBecomeGhostType:
    if value in WALK_THE_PLANK_BECOME_GHOST_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {WALK_THE_PLANK_BECOME_GHOST_TYPE_VALUES!r}"
    )
