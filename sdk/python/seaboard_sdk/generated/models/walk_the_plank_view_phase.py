# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

WalkThePlankViewPhase = Literal["asking", "over", "planning", "turning"]

WALK_THE_PLANK_VIEW_PHASE_VALUES: set[WalkThePlankViewPhase] = {
    "asking",
    "over",
    "planning",
    "turning",
}


def check_walk_the_plank_view_phase(value: str) -> WalkThePlankViewPhase:
    if value in WALK_THE_PLANK_VIEW_PHASE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {WALK_THE_PLANK_VIEW_PHASE_VALUES!r}"
    )
