# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankMovedType = Literal["walk-the-plank.moved"]

WALK_THE_PLANK_MOVED_TYPE_VALUES: set[WalkThePlankMovedType] = {
    "walk-the-plank.moved",
}


def check_walk_the_plank_moved_type(value: str) -> WalkThePlankMovedType:
    if value not in WALK_THE_PLANK_MOVED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {WALK_THE_PLANK_MOVED_TYPE_VALUES!r}")
    return cast(WalkThePlankMovedType, value)
