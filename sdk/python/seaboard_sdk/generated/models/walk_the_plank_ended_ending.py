# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

WalkThePlankEndedEnding = Literal[
    "all-drowned",
    "forfeited",
    "out-of-time",
    "resigned",
    "sole-survivor",
    "two-survivors",
]

WALK_THE_PLANK_ENDED_ENDING_VALUES: set[WalkThePlankEndedEnding] = {
    "all-drowned",
    "forfeited",
    "out-of-time",
    "resigned",
    "sole-survivor",
    "two-survivors",
}


def check_walk_the_plank_ended_ending(value: str) -> WalkThePlankEndedEnding:
    if value in WALK_THE_PLANK_ENDED_ENDING_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {WALK_THE_PLANK_ENDED_ENDING_VALUES!r}"
    )
