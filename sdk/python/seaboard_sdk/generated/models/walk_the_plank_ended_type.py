# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankEndedType = Literal["walk-the-plank.ended"]

WALK_THE_PLANK_ENDED_TYPE_VALUES: set[WalkThePlankEndedType] = {
    "walk-the-plank.ended",
}


def check_walk_the_plank_ended_type(value: str) -> WalkThePlankEndedType:
    if value not in WALK_THE_PLANK_ENDED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {WALK_THE_PLANK_ENDED_TYPE_VALUES!r}")
    return cast(WalkThePlankEndedType, value)
