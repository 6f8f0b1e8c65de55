# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

BeachClosedOwnTurnType = Literal["beach-closed.own-turn"]

BEACH_CLOSED_OWN_TURN_TYPE_VALUES: set[BeachClosedOwnTurnType] = {
    "beach-closed.own-turn",
}


def check_beach_closed_own_turn_type(value: str) -> BeachClosedOwnTurnType:
    if value not in BEACH_CLOSED_OWN_TURN_TYPE_VALUES:
        raise TypeError(
            f"{value!r} is not one of {BEACH_CLOSED_OWN_TURN_TYPE_VALUES!r}"
        )
    return cast(BeachClosedOwnTurnType, value)
