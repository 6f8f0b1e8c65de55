# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityViewPhase = Literal["crew", "event", "over", "shark", "start"]

AMITY_VIEW_PHASE_VALUES: set[AmityViewPhase] = {
    "crew",
    "event",
    "over",
    "shark",
    "start",
}


def check_amity_view_phase(value: str) -> AmityViewPhase:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityViewPhase, value)
