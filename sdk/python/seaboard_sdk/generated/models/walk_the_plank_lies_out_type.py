# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankLiesOutType = Literal["walk-the-plank.lies-out"]

WALK_THE_PLANK_LIES_OUT_TYPE_VALUES: set[WalkThePlankLiesOutType] = {
    "walk-the-plank.lies-out",
}


def check_walk_the_plank_lies_out_type(value: str) -> WalkThePlankLiesOutType:
    if value not in WALK_THE_PLANK_LIES_OUT_TYPE_VALUES:
        raise TypeError(
            f"{value!r} is not one of {WALK_THE_PLANK_LIES_OUT_TYPE_VALUES!r}"
        )
    return cast(WalkThePlankLiesOutType, value)
