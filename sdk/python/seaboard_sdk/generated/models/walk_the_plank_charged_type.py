# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankChargedType = Literal["walk-the-plank.charged"]

WALK_THE_PLANK_CHARGED_TYPE_VALUES: set[WalkThePlankChargedType] = {
    "walk-the-plank.charged",
}


def check_walk_the_plank_charged_type(value: str) -> WalkThePlankChargedType:
    if value not in WALK_THE_PLANK_CHARGED_TYPE_VALUES:
        raise TypeError(
            f"{value!r} is not one of {WALK_THE_PLANK_CHARGED_TYPE_VALUES!r}"
        )
    return cast(WalkThePlankChargedType, value)
