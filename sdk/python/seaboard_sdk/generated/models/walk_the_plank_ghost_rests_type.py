# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankGhostRestsType = Literal["walk-the-plank.ghost-rests"]

WALK_THE_PLANK_GHOST_RESTS_TYPE_VALUES: set[WalkThePlankGhostRestsType] = {
    "walk-the-plank.ghost-rests",
}


def check_walk_the_plank_ghost_rests_type(value: str) -> WalkThePlankGhostRestsType:
    if value not in WALK_THE_PLANK_GHOST_RESTS_TYPE_VALUES:
        raise TypeError(
            f"{value!r} is not one of {WALK_THE_PLANK_GHOST_RESTS_TYPE_VALUES!r}"
        )
    return cast(WalkThePlankGhostRestsType, value)
