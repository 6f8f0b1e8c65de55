# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankHauntCard = Literal["shove-any", "shove-left", "shove-right"]

WALK_THE_PLANK_HAUNT_CARD_VALUES: set[WalkThePlankHauntCard] = {
    "shove-any",
    "shove-left",
    "shove-right",
}


def check_walk_the_plank_haunt_card(value: str) -> WalkThePlankHauntCard:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(WalkThePlankHauntCard, value)
