# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityChooseDockDock = Literal["5", "8"]

AMITY_CHOOSE_DOCK_DOCK_VALUES: set[AmityChooseDockDock] = {
    "5",
    "8",
}


def check_amity_choose_dock_dock(value: str) -> AmityChooseDockDock:
    if value in AMITY_CHOOSE_DOCK_DOCK_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_CHOOSE_DOCK_DOCK_VALUES!r}"
    )
