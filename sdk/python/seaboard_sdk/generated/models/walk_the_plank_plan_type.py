# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

WalkThePlankPlanType = Literal["walk-the-plank.plan"]

WALK_THE_PLANK_PLAN_TYPE_VALUES: set[WalkThePlankPlanType] = {
    "walk-the-plank.plan",
}


def check_walk_the_plank_plan_type(value: str) -> WalkThePlankPlanType:
    if value in WALK_THE_PLANK_PLAN_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {WALK_THE_PLANK_PLAN_TYPE_VALUES!r}"
    )
