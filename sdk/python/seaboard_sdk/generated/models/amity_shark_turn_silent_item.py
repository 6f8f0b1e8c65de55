# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

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
    if value in AMITY_SHARK_TURN_SILENT_ITEM_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_SHARK_TURN_SILENT_ITEM_VALUES!r}"
    )
