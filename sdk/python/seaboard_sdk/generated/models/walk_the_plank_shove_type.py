# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankShoveType = Literal["walk-the-plank.shove"]

WALK_THE_PLANK_SHOVE_TYPE_VALUES: set[WalkThePlankShoveType] = {
    "walk-the-plank.shove",
}


def check_walk_the_plank_shove_type(value: str) -> WalkThePlankShoveType:
    if value not in WALK_THE_PLANK_SHOVE_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {WALK_THE_PLANK_SHOVE_TYPE_VALUES!r}")
    return cast(WalkThePlankShoveType, value)
