# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

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
    if value in WALK_THE_PLANK_NO_EFFECT_CARD_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {WALK_THE_PLANK_NO_EFFECT_CARD_VALUES!r}"
    )
