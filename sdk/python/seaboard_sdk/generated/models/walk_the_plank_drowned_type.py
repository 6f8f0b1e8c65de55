# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankDrownedType = Literal["walk-the-plank.drowned"]

WALK_THE_PLANK_DROWNED_TYPE_VALUES: set[WalkThePlankDrownedType] = {
    "walk-the-plank.drowned",
}


def check_walk_the_plank_drowned_type(value: str) -> WalkThePlankDrownedType:
    if value not in WALK_THE_PLANK_DROWNED_TYPE_VALUES:
        raise TypeError(
            f"{value!r} is not one of {WALK_THE_PLANK_DROWNED_TYPE_VALUES!r}"
        )
    return cast(WalkThePlankDrownedType, value)
