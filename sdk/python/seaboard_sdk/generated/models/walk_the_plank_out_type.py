# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankOutType = Literal["walk-the-plank.out"]

WALK_THE_PLANK_OUT_TYPE_VALUES: set[WalkThePlankOutType] = {
    "walk-the-plank.out",
}


def check_walk_the_plank_out_type(value: str) -> WalkThePlankOutType:
    if value not in WALK_THE_PLANK_OUT_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {WALK_THE_PLANK_OUT_TYPE_VALUES!r}")
    return cast(WalkThePlankOutType, value)
