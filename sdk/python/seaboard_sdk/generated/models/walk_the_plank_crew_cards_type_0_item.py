# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

WalkThePlankCrewCardsType0Item = Literal[
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

WALK_THE_PLANK_CREW_CARDS_TYPE_0_ITEM_VALUES: set[WalkThePlankCrewCardsType0Item] = {
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


def check_walk_the_plank_crew_cards_type_0_item(
    value: str,
) -> WalkThePlankCrewCardsType0Item:
    if value in WALK_THE_PLANK_CREW_CARDS_TYPE_0_ITEM_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {WALK_THE_PLANK_CREW_CARDS_TYPE_0_ITEM_VALUES!r}"
    )
