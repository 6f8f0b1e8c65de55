# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankLeftMatchType = Literal["walk-the-plank.left"]

WALK_THE_PLANK_LEFT_MATCH_TYPE_VALUES: set[WalkThePlankLeftMatchType] = {
    "walk-the-plank.left",
}


def check_walk_the_plank_left_match_type(value: str) -> WalkThePlankLeftMatchType:
    if value not in WALK_THE_PLANK_LEFT_MATCH_TYPE_VALUES:
        raise TypeError(
            f"{value!r} is not one of {WALK_THE_PLANK_LEFT_MATCH_TYPE_VALUES!r}"
        )
    return cast(WalkThePlankLeftMatchType, value)
