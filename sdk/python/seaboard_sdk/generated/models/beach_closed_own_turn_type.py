# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

BeachClosedOwnTurnType = Literal["beach-closed.own-turn"]

BEACH_CLOSED_OWN_TURN_TYPE_VALUES: set[BeachClosedOwnTurnType] = {
    "beach-closed.own-turn",
}


def check_beach_closed_own_turn_type(value: str) -> BeachClosedOwnTurnType:
    if value in BEACH_CLOSED_OWN_TURN_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {BEACH_CLOSED_OWN_TURN_TYPE_VALUES!r}"
    )
