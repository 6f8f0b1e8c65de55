# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

WalkThePlankFavourPassedType = Literal["walk-the-plank.favour-passed"]

WALK_THE_PLANK_FAVOUR_PASSED_TYPE_VALUES: set[WalkThePlankFavourPassedType] = {
    "walk-the-plank.favour-passed",
}


def check_walk_the_plank_favour_passed_type(value: str) -> WalkThePlankFavourPassedType:
    if value in WALK_THE_PLANK_FAVOUR_PASSED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {WALK_THE_PLANK_FAVOUR_PASSED_TYPE_VALUES!r}"
    )
