# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityChooseDockType = Literal["amity.choose-dock"]

AMITY_CHOOSE_DOCK_TYPE_VALUES: set[AmityChooseDockType] = {
    "amity.choose-dock",
}


def check_amity_choose_dock_type(value: str) -> AmityChooseDockType:
    if value not in AMITY_CHOOSE_DOCK_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AMITY_CHOOSE_DOCK_TYPE_VALUES!r}")
    return cast(AmityChooseDockType, value)
