# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityViewPhase = Literal["crew", "event", "over", "shark", "start"]

AMITY_VIEW_PHASE_VALUES: set[AmityViewPhase] = {
    "crew",
    "event",
    "over",
    "shark",
    "start",
}


def check_amity_view_phase(value: str) -> AmityViewPhase:
    if value in AMITY_VIEW_PHASE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_VIEW_PHASE_VALUES!r}"
    )
