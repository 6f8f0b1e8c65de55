# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankLastRoundType = Literal["walk-the-plank.last-round"]

WALK_THE_PLANK_LAST_ROUND_TYPE_VALUES: set[WalkThePlankLastRoundType] = {
    "walk-the-plank.last-round",
}


def check_walk_the_plank_last_round_type(value: str) -> WalkThePlankLastRoundType:
    if value not in WALK_THE_PLANK_LAST_ROUND_TYPE_VALUES:
        raise TypeError(
            f"{value!r} is not one of {WALK_THE_PLANK_LAST_ROUND_TYPE_VALUES!r}"
        )
    return cast(WalkThePlankLastRoundType, value)
