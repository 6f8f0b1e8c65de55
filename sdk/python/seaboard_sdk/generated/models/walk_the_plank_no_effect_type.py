# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankNoEffectType = Literal["walk-the-plank.no-effect"]

WALK_THE_PLANK_NO_EFFECT_TYPE_VALUES: set[WalkThePlankNoEffectType] = {
    "walk-the-plank.no-effect",
}


def check_walk_the_plank_no_effect_type(value: str) -> WalkThePlankNoEffectType:
    if value not in WALK_THE_PLANK_NO_EFFECT_TYPE_VALUES:
        raise TypeError(
            f"{value!r} is not one of {WALK_THE_PLANK_NO_EFFECT_TYPE_VALUES!r}"
        )
    return cast(WalkThePlankNoEffectType, value)
