# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

WalkThePlankGhostRoseType = Literal["walk-the-plank.ghost-rose"]

WALK_THE_PLANK_GHOST_ROSE_TYPE_VALUES: set[WalkThePlankGhostRoseType] = {
    "walk-the-plank.ghost-rose",
}


def check_walk_the_plank_ghost_rose_type(value: str) -> WalkThePlankGhostRoseType:
    if value in WALK_THE_PLANK_GHOST_ROSE_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {WALK_THE_PLANK_GHOST_ROSE_TYPE_VALUES!r}"
    )
