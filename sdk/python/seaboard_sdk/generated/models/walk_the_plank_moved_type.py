# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

WalkThePlankMovedType = Literal["walk-the-plank.moved"]

WALK_THE_PLANK_MOVED_TYPE_VALUES: set[WalkThePlankMovedType] = {
    "walk-the-plank.moved",
}


def check_walk_the_plank_moved_type(value: str) -> WalkThePlankMovedType:
    if value in WALK_THE_PLANK_MOVED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {WALK_THE_PLANK_MOVED_TYPE_VALUES!r}"
    )
