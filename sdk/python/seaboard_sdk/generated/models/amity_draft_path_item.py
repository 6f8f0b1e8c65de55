# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityDraftPathItem = Literal["1", "2", "3", "4", "5", "6", "7", "8", "E", "N", "S", "W"]

AMITY_DRAFT_PATH_ITEM_VALUES: set[AmityDraftPathItem] = {
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


def check_amity_draft_path_item(value: str) -> AmityDraftPathItem:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityDraftPathItem, value)
