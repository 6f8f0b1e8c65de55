# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankTurnedType = Literal["walk-the-plank.turned"]

WALK_THE_PLANK_TURNED_TYPE_VALUES: set[WalkThePlankTurnedType] = {
    "walk-the-plank.turned",
}


def check_walk_the_plank_turned_type(value: str) -> WalkThePlankTurnedType:
    if value not in WALK_THE_PLANK_TURNED_TYPE_VALUES:
        raise TypeError(
            f"{value!r} is not one of {WALK_THE_PLANK_TURNED_TYPE_VALUES!r}"
        )
    return cast(WalkThePlankTurnedType, value)
