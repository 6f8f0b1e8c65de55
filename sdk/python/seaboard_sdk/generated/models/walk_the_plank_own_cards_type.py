# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankOwnCardsType = Literal["walk-the-plank.own-cards"]

WALK_THE_PLANK_OWN_CARDS_TYPE_VALUES: set[WalkThePlankOwnCardsType] = {
    "walk-the-plank.own-cards",
}


def check_walk_the_plank_own_cards_type(value: str) -> WalkThePlankOwnCardsType:
    if value not in WALK_THE_PLANK_OWN_CARDS_TYPE_VALUES:
        raise TypeError(
            f"{value!r} is not one of {WALK_THE_PLANK_OWN_CARDS_TYPE_VALUES!r}"
        )
    return cast(WalkThePlankOwnCardsType, value)
