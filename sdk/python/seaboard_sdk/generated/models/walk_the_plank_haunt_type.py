# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankHauntType = Literal["walk-the-plank.haunt"]

WALK_THE_PLANK_HAUNT_TYPE_VALUES: set[WalkThePlankHauntType] = {
    "walk-the-plank.haunt",
}


def check_walk_the_plank_haunt_type(value: str) -> WalkThePlankHauntType:
    if value not in WALK_THE_PLANK_HAUNT_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {WALK_THE_PLANK_HAUNT_TYPE_VALUES!r}")
    return cast(WalkThePlankHauntType, value)
