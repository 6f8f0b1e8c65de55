# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

WalkThePlankViewEndingType0 = Literal[
    "all-drowned",
    "forfeited",
    "out-of-time",
    "resigned",
    "sole-survivor",
    "two-survivors",
]

WALK_THE_PLANK_VIEW_ENDING_TYPE_0_VALUES: set[WalkThePlankViewEndingType0] = {
    "all-drowned",
    "forfeited",
    "out-of-time",
    "resigned",
    "sole-survivor",
    "two-survivors",
}


def check_walk_the_plank_view_ending_type_0(value: str) -> WalkThePlankViewEndingType0:
    if value in WALK_THE_PLANK_VIEW_ENDING_TYPE_0_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {WALK_THE_PLANK_VIEW_ENDING_TYPE_0_VALUES!r}"
    )
