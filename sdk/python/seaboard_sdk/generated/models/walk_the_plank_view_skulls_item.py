# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

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
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(WalkThePlankViewSkullsItem, value)
