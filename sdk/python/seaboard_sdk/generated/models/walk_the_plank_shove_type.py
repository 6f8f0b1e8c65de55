# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

WalkThePlankShoveType = Literal["walk-the-plank.shove"]

WALK_THE_PLANK_SHOVE_TYPE_VALUES: set[WalkThePlankShoveType] = {
    "walk-the-plank.shove",
}


def check_walk_the_plank_shove_type(value: str) -> WalkThePlankShoveType:
    if value in WALK_THE_PLANK_SHOVE_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {WALK_THE_PLANK_SHOVE_TYPE_VALUES!r}"
    )
