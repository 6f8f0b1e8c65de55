# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankLiesOutCardsItem = Literal[
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

WALK_THE_PLANK_LIES_OUT_CARDS_ITEM_VALUES: set[WalkThePlankLiesOutCardsItem] = {
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


def check_walk_the_plank_lies_out_cards_item(
    value: str,
) -> WalkThePlankLiesOutCardsItem:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(WalkThePlankLiesOutCardsItem, value)
