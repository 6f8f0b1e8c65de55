# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityCardTurnedType = Literal["amity.card"]

AMITY_CARD_TURNED_TYPE_VALUES: set[AmityCardTurnedType] = {
    "amity.card",
}


def check_amity_card_turned_type(value: str) -> AmityCardTurnedType:
    if value in AMITY_CARD_TURNED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_CARD_TURNED_TYPE_VALUES!r}"
    )
