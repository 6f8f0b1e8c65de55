# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityMovedByCardType = Literal["amity.moved-by-card"]

AMITY_MOVED_BY_CARD_TYPE_VALUES: set[AmityMovedByCardType] = {
    "amity.moved-by-card",
}


def check_amity_moved_by_card_type(value: str) -> AmityMovedByCardType:
    if value in AMITY_MOVED_BY_CARD_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_MOVED_BY_CARD_TYPE_VALUES!r}"
    )
