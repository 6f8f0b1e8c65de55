# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

WalkThePlankRetractedType = Literal["walk-the-plank.retracted"]

WALK_THE_PLANK_RETRACTED_TYPE_VALUES: set[WalkThePlankRetractedType] = {
    "walk-the-plank.retracted",
}


def check_walk_the_plank_retracted_type(value: str) -> WalkThePlankRetractedType:
    if value in WALK_THE_PLANK_RETRACTED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {WALK_THE_PLANK_RETRACTED_TYPE_VALUES!r}"
    )
