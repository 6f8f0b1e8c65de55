# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

WalkThePlankGhostRestsType = Literal["walk-the-plank.ghost-rests"]

WALK_THE_PLANK_GHOST_RESTS_TYPE_VALUES: set[WalkThePlankGhostRestsType] = {
    "walk-the-plank.ghost-rests",
}


def check_walk_the_plank_ghost_rests_type(value: str) -> WalkThePlankGhostRestsType:
    if value in WALK_THE_PLANK_GHOST_RESTS_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {WALK_THE_PLANK_GHOST_RESTS_TYPE_VALUES!r}"
    )
