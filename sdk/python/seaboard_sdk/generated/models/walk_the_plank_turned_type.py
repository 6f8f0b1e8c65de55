# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

WalkThePlankTurnedType = Literal["walk-the-plank.turned"]

WALK_THE_PLANK_TURNED_TYPE_VALUES: set[WalkThePlankTurnedType] = {
    "walk-the-plank.turned",
}


def check_walk_the_plank_turned_type(value: str) -> WalkThePlankTurnedType:
    if value in WALK_THE_PLANK_TURNED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {WALK_THE_PLANK_TURNED_TYPE_VALUES!r}"
    )
