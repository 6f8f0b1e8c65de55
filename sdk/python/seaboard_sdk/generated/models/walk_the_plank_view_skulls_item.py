# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

WalkThePlankViewSkullsItem = Literal[
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

WALK_THE_PLANK_VIEW_SKULLS_ITEM_VALUES: set[WalkThePlankViewSkullsItem] = {
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


def check_walk_the_plank_view_skulls_item(value: str) -> WalkThePlankViewSkullsItem:
    if value in WALK_THE_PLANK_VIEW_SKULLS_ITEM_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {WALK_THE_PLANK_VIEW_SKULLS_ITEM_VALUES!r}"
    )
