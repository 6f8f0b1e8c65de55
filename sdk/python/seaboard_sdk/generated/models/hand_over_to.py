# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

HandOverTo = Literal["anybody", "house"]

HAND_OVER_TO_VALUES: set[HandOverTo] = {
    "anybody",
    "house",
}


def check_hand_over_to(value: str) -> HandOverTo:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(HandOverTo, value)
