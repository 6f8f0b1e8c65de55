# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankRestType = Literal["walk-the-plank.rest"]

WALK_THE_PLANK_REST_TYPE_VALUES: set[WalkThePlankRestType] = {
    "walk-the-plank.rest",
}


def check_walk_the_plank_rest_type(value: str) -> WalkThePlankRestType:
    if value not in WALK_THE_PLANK_REST_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {WALK_THE_PLANK_REST_TYPE_VALUES!r}")
    return cast(WalkThePlankRestType, value)
