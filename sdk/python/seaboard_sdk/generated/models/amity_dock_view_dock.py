# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityDockViewDock = Literal["5", "8"]

AMITY_DOCK_VIEW_DOCK_VALUES: set[AmityDockViewDock] = {
    "5",
    "8",
}


def check_amity_dock_view_dock(value: str) -> AmityDockViewDock:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityDockViewDock, value)
