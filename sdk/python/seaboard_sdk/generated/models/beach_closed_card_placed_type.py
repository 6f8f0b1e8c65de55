# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

BeachClosedCardPlacedType = Literal["beach-closed.card-placed"]

BEACH_CLOSED_CARD_PLACED_TYPE_VALUES: set[BeachClosedCardPlacedType] = {
    "beach-closed.card-placed",
}


def check_beach_closed_card_placed_type(value: str) -> BeachClosedCardPlacedType:
    if value in BEACH_CLOSED_CARD_PLACED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {BEACH_CLOSED_CARD_PLACED_TYPE_VALUES!r}"
    )
