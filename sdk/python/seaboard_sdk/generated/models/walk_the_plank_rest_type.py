# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

WalkThePlankRestType = Literal["walk-the-plank.rest"]

WALK_THE_PLANK_REST_TYPE_VALUES: set[WalkThePlankRestType] = {
    "walk-the-plank.rest",
}


def check_walk_the_plank_rest_type(value: str) -> WalkThePlankRestType:
    if value in WALK_THE_PLANK_REST_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {WALK_THE_PLANK_REST_TYPE_VALUES!r}"
    )
