# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

WalkThePlankLeftMatchType = Literal["walk-the-plank.left"]

WALK_THE_PLANK_LEFT_MATCH_TYPE_VALUES: set[WalkThePlankLeftMatchType] = {
    "walk-the-plank.left",
}


def check_walk_the_plank_left_match_type(value: str) -> WalkThePlankLeftMatchType:
    if value in WALK_THE_PLANK_LEFT_MATCH_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {WALK_THE_PLANK_LEFT_MATCH_TYPE_VALUES!r}"
    )
