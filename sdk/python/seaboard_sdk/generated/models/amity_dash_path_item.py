# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

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
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityDashPathItem, value)
