# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityDraftMetItem = Literal["hooper", "quint"]

AMITY_DRAFT_MET_ITEM_VALUES: set[AmityDraftMetItem] = {
    "hooper",
    "quint",
}


def check_amity_draft_met_item(value: str) -> AmityDraftMetItem:
    if value in AMITY_DRAFT_MET_ITEM_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_DRAFT_MET_ITEM_VALUES!r}"
    )
