# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

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
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityMovedByCardTo, value)
