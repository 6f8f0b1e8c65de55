# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankFavourPassedType = Literal["walk-the-plank.favour-passed"]

WALK_THE_PLANK_FAVOUR_PASSED_TYPE_VALUES: set[WalkThePlankFavourPassedType] = {
    "walk-the-plank.favour-passed",
}


def check_walk_the_plank_favour_passed_type(value: str) -> WalkThePlankFavourPassedType:
    if value not in WALK_THE_PLANK_FAVOUR_PASSED_TYPE_VALUES:
        raise TypeError(
            f"{value!r} is not one of {WALK_THE_PLANK_FAVOUR_PASSED_TYPE_VALUES!r}"
        )
    return cast(WalkThePlankFavourPassedType, value)
