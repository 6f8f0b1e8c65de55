# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

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
    if value in WALK_THE_PLANK_OWN_CARDS_CARDS_ITEM_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {WALK_THE_PLANK_OWN_CARDS_CARDS_ITEM_VALUES!r}"
    )
