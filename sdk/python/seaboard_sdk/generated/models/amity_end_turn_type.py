# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityEndTurnType = Literal["amity.end-turn"]

AMITY_END_TURN_TYPE_VALUES: set[AmityEndTurnType] = {
    "amity.end-turn",
}


def check_amity_end_turn_type(value: str) -> AmityEndTurnType:
    if value in AMITY_END_TURN_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_END_TURN_TYPE_VALUES!r}"
    )
