# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankShovedType = Literal["walk-the-plank.shoved"]

WALK_THE_PLANK_SHOVED_TYPE_VALUES: set[WalkThePlankShovedType] = {
    "walk-the-plank.shoved",
}


def check_walk_the_plank_shoved_type(value: str) -> WalkThePlankShovedType:
    if value not in WALK_THE_PLANK_SHOVED_TYPE_VALUES:
        raise TypeError(
            f"{value!r} is not one of {WALK_THE_PLANK_SHOVED_TYPE_VALUES!r}"
        )
    return cast(WalkThePlankShovedType, value)
