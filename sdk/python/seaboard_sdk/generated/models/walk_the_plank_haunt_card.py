# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

WalkThePlankHauntCard = Literal["shove-any", "shove-left", "shove-right"]

WALK_THE_PLANK_HAUNT_CARD_VALUES: set[WalkThePlankHauntCard] = {
    "shove-any",
    "shove-left",
    "shove-right",
}


def check_walk_the_plank_haunt_card(value: str) -> WalkThePlankHauntCard:
    if value in WALK_THE_PLANK_HAUNT_CARD_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {WALK_THE_PLANK_HAUNT_CARD_VALUES!r}"
    )
