# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankRetractedType = Literal["walk-the-plank.retracted"]

WALK_THE_PLANK_RETRACTED_TYPE_VALUES: set[WalkThePlankRetractedType] = {
    "walk-the-plank.retracted",
}


def check_walk_the_plank_retracted_type(value: str) -> WalkThePlankRetractedType:
    if value not in WALK_THE_PLANK_RETRACTED_TYPE_VALUES:
        raise TypeError(
            f"{value!r} is not one of {WALK_THE_PLANK_RETRACTED_TYPE_VALUES!r}"
        )
    return cast(WalkThePlankRetractedType, value)
