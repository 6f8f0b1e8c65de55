# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

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
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(WalkThePlankEndedEnding, value)
