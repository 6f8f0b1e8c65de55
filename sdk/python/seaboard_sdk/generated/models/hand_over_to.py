# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

HandOverTo = Literal["anybody", "house"]

HAND_OVER_TO_VALUES: set[HandOverTo] = {
    "anybody",
    "house",
}


def check_hand_over_to(value: str) -> HandOverTo:
    if value in HAND_OVER_TO_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {HAND_OVER_TO_VALUES!r}"
    )
