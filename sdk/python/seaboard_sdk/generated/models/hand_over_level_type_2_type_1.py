# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

HandOverLevelType2Type1 = Literal["easy", "hard", "medium"]

HAND_OVER_LEVEL_TYPE_2_TYPE_1_VALUES: set[HandOverLevelType2Type1] = {
    "easy",
    "hard",
    "medium",
}


def check_hand_over_level_type_2_type_1(value: str) -> HandOverLevelType2Type1:
    if value in HAND_OVER_LEVEL_TYPE_2_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {HAND_OVER_LEVEL_TYPE_2_TYPE_1_VALUES!r}"
    )
