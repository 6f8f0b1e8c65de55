# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

BeachClosedPlaceCardType = Literal["beach-closed.place-card"]

BEACH_CLOSED_PLACE_CARD_TYPE_VALUES: set[BeachClosedPlaceCardType] = {
    "beach-closed.place-card",
}


def check_beach_closed_place_card_type(value: str) -> BeachClosedPlaceCardType:
    if value not in BEACH_CLOSED_PLACE_CARD_TYPE_VALUES:
        raise TypeError(
            f"{value!r} is not one of {BEACH_CLOSED_PLACE_CARD_TYPE_VALUES!r}"
        )
    return cast(BeachClosedPlaceCardType, value)
