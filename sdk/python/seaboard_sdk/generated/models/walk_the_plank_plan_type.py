# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankPlanType = Literal["walk-the-plank.plan"]

WALK_THE_PLANK_PLAN_TYPE_VALUES: set[WalkThePlankPlanType] = {
    "walk-the-plank.plan",
}


def check_walk_the_plank_plan_type(value: str) -> WalkThePlankPlanType:
    if value not in WALK_THE_PLANK_PLAN_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {WALK_THE_PLANK_PLAN_TYPE_VALUES!r}")
    return cast(WalkThePlankPlanType, value)
