# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityChooseDockDock = Literal["5", "8"]

AMITY_CHOOSE_DOCK_DOCK_VALUES: set[AmityChooseDockDock] = {
    "5",
    "8",
}


def check_amity_choose_dock_dock(value: str) -> AmityChooseDockDock:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityChooseDockDock, value)
