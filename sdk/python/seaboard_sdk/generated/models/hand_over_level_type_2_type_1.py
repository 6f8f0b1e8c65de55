# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

HandOverLevelType2Type1 = Literal["easy", "hard", "medium"]

HAND_OVER_LEVEL_TYPE_2_TYPE_1_VALUES: set[HandOverLevelType2Type1] = {
    "easy",
    "hard",
    "medium",
}


def check_hand_over_level_type_2_type_1(value: str) -> HandOverLevelType2Type1:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(HandOverLevelType2Type1, value)
