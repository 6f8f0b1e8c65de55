# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityVoyagePathItem = Literal[
    "1", "2", "3", "4", "5", "6", "7", "8", "E", "N", "S", "W"
]

AMITY_VOYAGE_PATH_ITEM_VALUES: set[AmityVoyagePathItem] = {
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


def check_amity_voyage_path_item(value: str) -> AmityVoyagePathItem:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityVoyagePathItem, value)
