# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityViewUsedItem = Literal["binoculars", "close-beach", "fish-finder", "launch"]

AMITY_VIEW_USED_ITEM_VALUES: set[AmityViewUsedItem] = {
    "binoculars",
    "close-beach",
    "fish-finder",
    "launch",
}


def check_amity_view_used_item(value: str) -> AmityViewUsedItem:
    if value in AMITY_VIEW_USED_ITEM_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_VIEW_USED_ITEM_VALUES!r}"
    )
