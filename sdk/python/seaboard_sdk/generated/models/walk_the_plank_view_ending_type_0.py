# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

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
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(WalkThePlankViewEndingType0, value)
