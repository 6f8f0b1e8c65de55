# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityDraftMetItem = Literal["hooper", "quint"]

AMITY_DRAFT_MET_ITEM_VALUES: set[AmityDraftMetItem] = {
    "hooper",
    "quint",
}


def check_amity_draft_met_item(value: str) -> AmityDraftMetItem:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityDraftMetItem, value)
