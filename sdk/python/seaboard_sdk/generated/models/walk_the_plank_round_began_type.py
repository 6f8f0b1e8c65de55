# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankRoundBeganType = Literal["walk-the-plank.round-began"]

WALK_THE_PLANK_ROUND_BEGAN_TYPE_VALUES: set[WalkThePlankRoundBeganType] = {
    "walk-the-plank.round-began",
}


def check_walk_the_plank_round_began_type(value: str) -> WalkThePlankRoundBeganType:
    if value not in WALK_THE_PLANK_ROUND_BEGAN_TYPE_VALUES:
        raise TypeError(
            f"{value!r} is not one of {WALK_THE_PLANK_ROUND_BEGAN_TYPE_VALUES!r}"
        )
    return cast(WalkThePlankRoundBeganType, value)
