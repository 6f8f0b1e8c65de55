# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

BeachClosedCardBlockedType = Literal["beach-closed.card-blocked"]

BEACH_CLOSED_CARD_BLOCKED_TYPE_VALUES: set[BeachClosedCardBlockedType] = {
    "beach-closed.card-blocked",
}


def check_beach_closed_card_blocked_type(value: str) -> BeachClosedCardBlockedType:
    if value not in BEACH_CLOSED_CARD_BLOCKED_TYPE_VALUES:
        raise TypeError(
            f"{value!r} is not one of {BEACH_CLOSED_CARD_BLOCKED_TYPE_VALUES!r}"
        )
    return cast(BeachClosedCardBlockedType, value)
