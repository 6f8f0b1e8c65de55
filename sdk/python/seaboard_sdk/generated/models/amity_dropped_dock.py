# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityDroppedDock = Literal["5", "8"]

AMITY_DROPPED_DOCK_VALUES: set[AmityDroppedDock] = {
    "5",
    "8",
}


def check_amity_dropped_dock(value: str) -> AmityDroppedDock:
    if value in AMITY_DROPPED_DOCK_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_DROPPED_DOCK_VALUES!r}"
    )
