# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankExtendedType = Literal["walk-the-plank.extended"]

WALK_THE_PLANK_EXTENDED_TYPE_VALUES: set[WalkThePlankExtendedType] = {
    "walk-the-plank.extended",
}


def check_walk_the_plank_extended_type(value: str) -> WalkThePlankExtendedType:
    if value not in WALK_THE_PLANK_EXTENDED_TYPE_VALUES:
        raise TypeError(
            f"{value!r} is not one of {WALK_THE_PLANK_EXTENDED_TYPE_VALUES!r}"
        )
    return cast(WalkThePlankExtendedType, value)
