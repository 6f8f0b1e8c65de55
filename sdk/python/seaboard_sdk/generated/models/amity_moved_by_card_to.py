# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityMovedByCardTo = Literal[
    "1", "2", "3", "4", "5", "6", "7", "8", "E", "N", "S", "Shop", "W"
]

AMITY_MOVED_BY_CARD_TO_VALUES: set[AmityMovedByCardTo] = {
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    "E",
    "N",
    "S",
    "Shop",
    "W",
}


def check_amity_moved_by_card_to(value: str) -> AmityMovedByCardTo:
    if value in AMITY_MOVED_BY_CARD_TO_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_MOVED_BY_CARD_TO_VALUES!r}"
    )
