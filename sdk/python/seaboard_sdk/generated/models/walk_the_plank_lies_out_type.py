# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

WalkThePlankLiesOutType = Literal["walk-the-plank.lies-out"]

WALK_THE_PLANK_LIES_OUT_TYPE_VALUES: set[WalkThePlankLiesOutType] = {
    "walk-the-plank.lies-out",
}


def check_walk_the_plank_lies_out_type(value: str) -> WalkThePlankLiesOutType:
    if value in WALK_THE_PLANK_LIES_OUT_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {WALK_THE_PLANK_LIES_OUT_TYPE_VALUES!r}"
    )
