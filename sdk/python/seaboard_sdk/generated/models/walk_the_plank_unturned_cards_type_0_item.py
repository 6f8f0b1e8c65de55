# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankUnturnedCardsType0Item = Literal[
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

WALK_THE_PLANK_UNTURNED_CARDS_TYPE_0_ITEM_VALUES: set[
    WalkThePlankUnturnedCardsType0Item
] = {
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


def check_walk_the_plank_unturned_cards_type_0_item(
    value: str,
) -> WalkThePlankUnturnedCardsType0Item:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(WalkThePlankUnturnedCardsType0Item, value)
