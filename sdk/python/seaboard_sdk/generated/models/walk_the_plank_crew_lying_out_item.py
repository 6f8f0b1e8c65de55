# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

WalkThePlankCrewLyingOutItem = Literal[
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

WALK_THE_PLANK_CREW_LYING_OUT_ITEM_VALUES: set[WalkThePlankCrewLyingOutItem] = {
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


def check_walk_the_plank_crew_lying_out_item(
    value: str,
) -> WalkThePlankCrewLyingOutItem:
    if value in WALK_THE_PLANK_CREW_LYING_OUT_ITEM_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {WALK_THE_PLANK_CREW_LYING_OUT_ITEM_VALUES!r}"
    )
