# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityDockViewDock = Literal["5", "8"]

AMITY_DOCK_VIEW_DOCK_VALUES: set[AmityDockViewDock] = {
    "5",
    "8",
}


def check_amity_dock_view_dock(value: str) -> AmityDockViewDock:
    if value in AMITY_DOCK_VIEW_DOCK_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_DOCK_VIEW_DOCK_VALUES!r}"
    )
