# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankOpenedType = Literal["walk-the-plank.opened"]

WALK_THE_PLANK_OPENED_TYPE_VALUES: set[WalkThePlankOpenedType] = {
    "walk-the-plank.opened",
}


def check_walk_the_plank_opened_type(value: str) -> WalkThePlankOpenedType:
    if value not in WALK_THE_PLANK_OPENED_TYPE_VALUES:
        raise TypeError(
            f"{value!r} is not one of {WALK_THE_PLANK_OPENED_TYPE_VALUES!r}"
        )
    return cast(WalkThePlankOpenedType, value)
