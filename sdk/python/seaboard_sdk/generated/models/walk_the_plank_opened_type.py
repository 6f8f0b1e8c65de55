# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

WalkThePlankOpenedType = Literal["walk-the-plank.opened"]

WALK_THE_PLANK_OPENED_TYPE_VALUES: set[WalkThePlankOpenedType] = {
    "walk-the-plank.opened",
}


def check_walk_the_plank_opened_type(value: str) -> WalkThePlankOpenedType:
    if value in WALK_THE_PLANK_OPENED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {WALK_THE_PLANK_OPENED_TYPE_VALUES!r}"
    )
