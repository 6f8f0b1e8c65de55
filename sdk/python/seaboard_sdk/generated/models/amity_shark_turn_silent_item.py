# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmitySharkTurnSilentItem = Literal[
    "1", "2", "3", "4", "5", "6", "7", "8", "E", "N", "S", "W"
]

AMITY_SHARK_TURN_SILENT_ITEM_VALUES: set[AmitySharkTurnSilentItem] = {
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


def check_amity_shark_turn_silent_item(value: str) -> AmitySharkTurnSilentItem:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmitySharkTurnSilentItem, value)
