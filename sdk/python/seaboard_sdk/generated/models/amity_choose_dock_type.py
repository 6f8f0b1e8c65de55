# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityChooseDockType = Literal["amity.choose-dock"]

AMITY_CHOOSE_DOCK_TYPE_VALUES: set[AmityChooseDockType] = {
    "amity.choose-dock",
}


def check_amity_choose_dock_type(value: str) -> AmityChooseDockType:
    if value in AMITY_CHOOSE_DOCK_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_CHOOSE_DOCK_TYPE_VALUES!r}"
    )
