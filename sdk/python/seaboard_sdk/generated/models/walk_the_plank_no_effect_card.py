# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankNoEffectCard = Literal[
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

WALK_THE_PLANK_NO_EFFECT_CARD_VALUES: set[WalkThePlankNoEffectCard] = {
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


def check_walk_the_plank_no_effect_card(value: str) -> WalkThePlankNoEffectCard:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(WalkThePlankNoEffectCard, value)
