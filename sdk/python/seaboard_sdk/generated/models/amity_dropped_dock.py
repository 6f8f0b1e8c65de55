# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityDroppedDock = Literal["5", "8"]

AMITY_DROPPED_DOCK_VALUES: set[AmityDroppedDock] = {
    "5",
    "8",
}


def check_amity_dropped_dock(value: str) -> AmityDroppedDock:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityDroppedDock, value)
