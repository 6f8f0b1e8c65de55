# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmitySharkTurnWentOffItem = Literal[
    "1", "2", "3", "4", "5", "6", "7", "8", "E", "N", "S", "W"
]

AMITY_SHARK_TURN_WENT_OFF_ITEM_VALUES: set[AmitySharkTurnWentOffItem] = {
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
    "W",
}


def check_amity_shark_turn_went_off_item(value: str) -> AmitySharkTurnWentOffItem:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmitySharkTurnWentOffItem, value)
