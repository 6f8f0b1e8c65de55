# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityDashPathItem = Literal["1", "2", "3", "4", "5", "6", "7", "8", "E", "N", "S", "W"]

AMITY_DASH_PATH_ITEM_VALUES: set[AmityDashPathItem] = {
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


def check_amity_dash_path_item(value: str) -> AmityDashPathItem:
    if value in AMITY_DASH_PATH_ITEM_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_DASH_PATH_ITEM_VALUES!r}"
    )
