# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

HandOverLevelType1 = Literal["easy", "hard", "medium"]

HAND_OVER_LEVEL_TYPE_1_VALUES: set[HandOverLevelType1] = {
    "easy",
    "hard",
    "medium",
}


def check_hand_over_level_type_1(value: str) -> HandOverLevelType1:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(HandOverLevelType1, value)
