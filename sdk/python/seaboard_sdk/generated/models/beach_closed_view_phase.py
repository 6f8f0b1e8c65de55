# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

BeachClosedViewPhase = Literal["jaws", "orca-acting", "orca-moving", "over", "placing"]

BEACH_CLOSED_VIEW_PHASE_VALUES: set[BeachClosedViewPhase] = {
    "jaws",
    "orca-acting",
    "orca-moving",
    "over",
    "placing",
}


def check_beach_closed_view_phase(value: str) -> BeachClosedViewPhase:
    if value in BEACH_CLOSED_VIEW_PHASE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {BEACH_CLOSED_VIEW_PHASE_VALUES!r}"
    )
