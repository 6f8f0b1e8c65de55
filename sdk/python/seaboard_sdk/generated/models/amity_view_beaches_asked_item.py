# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityViewBeachesAskedItem = Literal["E", "N", "S", "W"]

AMITY_VIEW_BEACHES_ASKED_ITEM_VALUES: set[AmityViewBeachesAskedItem] = {
    "E",
    "N",
    "S",
    "W",
}


def check_amity_view_beaches_asked_item(value: str) -> AmityViewBeachesAskedItem:
    if value in AMITY_VIEW_BEACHES_ASKED_ITEM_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_VIEW_BEACHES_ASKED_ITEM_VALUES!r}"
    )
