# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankViewPhase = Literal["asking", "over", "planning", "turning"]

WALK_THE_PLANK_VIEW_PHASE_VALUES: set[WalkThePlankViewPhase] = {
    "asking",
    "over",
    "planning",
    "turning",
}


def check_walk_the_plank_view_phase(value: str) -> WalkThePlankViewPhase:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(WalkThePlankViewPhase, value)
