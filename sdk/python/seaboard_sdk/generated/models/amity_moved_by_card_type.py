# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityMovedByCardType = Literal["amity.moved-by-card"]

AMITY_MOVED_BY_CARD_TYPE_VALUES: set[AmityMovedByCardType] = {
    "amity.moved-by-card",
}


def check_amity_moved_by_card_type(value: str) -> AmityMovedByCardType:
    if value not in AMITY_MOVED_BY_CARD_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AMITY_MOVED_BY_CARD_TYPE_VALUES!r}")
    return cast(AmityMovedByCardType, value)
