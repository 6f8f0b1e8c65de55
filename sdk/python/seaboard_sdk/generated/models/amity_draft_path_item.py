# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

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
    if value in AMITY_DRAFT_PATH_ITEM_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_DRAFT_PATH_ITEM_VALUES!r}"
    )
