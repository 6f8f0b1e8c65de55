# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityDraftThrownItem = Literal["hooper", "quint"]

AMITY_DRAFT_THROWN_ITEM_VALUES: set[AmityDraftThrownItem] = {
    "hooper",
    "quint",
}


def check_amity_draft_thrown_item(value: str) -> AmityDraftThrownItem:
    if value in AMITY_DRAFT_THROWN_ITEM_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_DRAFT_THROWN_ITEM_VALUES!r}"
    )
