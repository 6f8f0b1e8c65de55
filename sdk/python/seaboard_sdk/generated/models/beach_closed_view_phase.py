# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

BeachClosedViewPhase = Literal["jaws", "orca-acting", "orca-moving", "over", "placing"]

BEACH_CLOSED_VIEW_PHASE_VALUES: set[BeachClosedViewPhase] = {
    "jaws",
    "orca-acting",
    "orca-moving",
    "over",
    "placing",
}


def check_beach_closed_view_phase(value: str) -> BeachClosedViewPhase:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(BeachClosedViewPhase, value)
