# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankOwnCardsCardsItem = Literal[
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

WALK_THE_PLANK_OWN_CARDS_CARDS_ITEM_VALUES: set[WalkThePlankOwnCardsCardsItem] = {
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


def check_walk_the_plank_own_cards_cards_item(
    value: str,
) -> WalkThePlankOwnCardsCardsItem:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(WalkThePlankOwnCardsCardsItem, value)
