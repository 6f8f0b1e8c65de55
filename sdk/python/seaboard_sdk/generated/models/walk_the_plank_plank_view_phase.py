# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

WalkThePlankPlankViewPhase = Literal["asking", "over", "planning", "turning"]

WALK_THE_PLANK_PLANK_VIEW_PHASE_VALUES: set[WalkThePlankPlankViewPhase] = {
    "asking",
    "over",
    "planning",
    "turning",
}


def check_walk_the_plank_plank_view_phase(value: str) -> WalkThePlankPlankViewPhase:
    if value in WALK_THE_PLANK_PLANK_VIEW_PHASE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {WALK_THE_PLANK_PLANK_VIEW_PHASE_VALUES!r}"
    )
