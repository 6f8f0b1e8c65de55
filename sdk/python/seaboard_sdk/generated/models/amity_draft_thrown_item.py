# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityDraftThrownItem = Literal["hooper", "quint"]

AMITY_DRAFT_THROWN_ITEM_VALUES: set[AmityDraftThrownItem] = {
    "hooper",
    "quint",
}


def check_amity_draft_thrown_item(value: str) -> AmityDraftThrownItem:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityDraftThrownItem, value)
