# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

HandOverLevelType3Type1 = Literal["easy", "hard", "medium"]

HAND_OVER_LEVEL_TYPE_3_TYPE_1_VALUES: set[HandOverLevelType3Type1] = {
    "easy",
    "hard",
    "medium",
}


def check_hand_over_level_type_3_type_1(value: str) -> HandOverLevelType3Type1:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(HandOverLevelType3Type1, value)
