# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankLaidType = Literal["walk-the-plank.laid"]

WALK_THE_PLANK_LAID_TYPE_VALUES: set[WalkThePlankLaidType] = {
    "walk-the-plank.laid",
}


def check_walk_the_plank_laid_type(value: str) -> WalkThePlankLaidType:
    if value not in WALK_THE_PLANK_LAID_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {WALK_THE_PLANK_LAID_TYPE_VALUES!r}")
    return cast(WalkThePlankLaidType, value)
