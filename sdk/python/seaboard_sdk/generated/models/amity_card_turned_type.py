# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityCardTurnedType = Literal["amity.card"]

AMITY_CARD_TURNED_TYPE_VALUES: set[AmityCardTurnedType] = {
    "amity.card",
}


def check_amity_card_turned_type(value: str) -> AmityCardTurnedType:
    if value not in AMITY_CARD_TURNED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AMITY_CARD_TURNED_TYPE_VALUES!r}")
    return cast(AmityCardTurnedType, value)
