# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityViewUsedItem = Literal["binoculars", "close-beach", "fish-finder", "launch"]

AMITY_VIEW_USED_ITEM_VALUES: set[AmityViewUsedItem] = {
    "binoculars",
    "close-beach",
    "fish-finder",
    "launch",
}


def check_amity_view_used_item(value: str) -> AmityViewUsedItem:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityViewUsedItem, value)
