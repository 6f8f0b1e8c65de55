# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

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
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(WalkThePlankCrewCardsType0Item, value)
