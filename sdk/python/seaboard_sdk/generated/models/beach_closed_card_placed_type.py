# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

BeachClosedCardPlacedType = Literal["beach-closed.card-placed"]

BEACH_CLOSED_CARD_PLACED_TYPE_VALUES: set[BeachClosedCardPlacedType] = {
    "beach-closed.card-placed",
}


def check_beach_closed_card_placed_type(value: str) -> BeachClosedCardPlacedType:
    if value not in BEACH_CLOSED_CARD_PLACED_TYPE_VALUES:
        raise TypeError(
            f"{value!r} is not one of {BEACH_CLOSED_CARD_PLACED_TYPE_VALUES!r}"
        )
    return cast(BeachClosedCardPlacedType, value)
