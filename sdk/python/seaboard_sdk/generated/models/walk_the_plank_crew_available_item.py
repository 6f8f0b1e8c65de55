# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

WalkThePlankCrewAvailableItem = Literal[
    "charge",
    "dont-want-to-die",
    "drag-to-sea",
    "drag-to-ship",
    "extend-plank",
    "retract-plank",
    "shove-any",
    "shove-left",
    "shove-right",
    "stumble",
]

WALK_THE_PLANK_CREW_AVAILABLE_ITEM_VALUES: set[WalkThePlankCrewAvailableItem] = {
    "charge",
    "dont-want-to-die",
    "drag-to-sea",
    "drag-to-ship",
    "extend-plank",
    "retract-plank",
    "shove-any",
    "shove-left",
    "shove-right",
    "stumble",
}


def check_walk_the_plank_crew_available_item(
    value: str,
) -> WalkThePlankCrewAvailableItem:
    if value in WALK_THE_PLANK_CREW_AVAILABLE_ITEM_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {WALK_THE_PLANK_CREW_AVAILABLE_ITEM_VALUES!r}"
    )
