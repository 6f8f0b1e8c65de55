# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityViewBeachesAskedItem = Literal["E", "N", "S", "W"]

AMITY_VIEW_BEACHES_ASKED_ITEM_VALUES: set[AmityViewBeachesAskedItem] = {
    "E",
    "N",
    "S",
    "W",
}


def check_amity_view_beaches_asked_item(value: str) -> AmityViewBeachesAskedItem:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityViewBeachesAskedItem, value)
