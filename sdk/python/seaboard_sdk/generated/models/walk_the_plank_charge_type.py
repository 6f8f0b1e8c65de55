# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankChargeType = Literal["walk-the-plank.charge"]

WALK_THE_PLANK_CHARGE_TYPE_VALUES: set[WalkThePlankChargeType] = {
    "walk-the-plank.charge",
}


def check_walk_the_plank_charge_type(value: str) -> WalkThePlankChargeType:
    if value not in WALK_THE_PLANK_CHARGE_TYPE_VALUES:
        raise TypeError(
            f"{value!r} is not one of {WALK_THE_PLANK_CHARGE_TYPE_VALUES!r}"
        )
    return cast(WalkThePlankChargeType, value)
