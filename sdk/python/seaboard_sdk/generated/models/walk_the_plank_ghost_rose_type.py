# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankGhostRoseType = Literal["walk-the-plank.ghost-rose"]

WALK_THE_PLANK_GHOST_ROSE_TYPE_VALUES: set[WalkThePlankGhostRoseType] = {
    "walk-the-plank.ghost-rose",
}


def check_walk_the_plank_ghost_rose_type(value: str) -> WalkThePlankGhostRoseType:
    if value not in WALK_THE_PLANK_GHOST_ROSE_TYPE_VALUES:
        raise TypeError(
            f"{value!r} is not one of {WALK_THE_PLANK_GHOST_ROSE_TYPE_VALUES!r}"
        )
    return cast(WalkThePlankGhostRoseType, value)
