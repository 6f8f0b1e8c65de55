# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityEndTurnType = Literal["amity.end-turn"]

AMITY_END_TURN_TYPE_VALUES: set[AmityEndTurnType] = {
    "amity.end-turn",
}


def check_amity_end_turn_type(value: str) -> AmityEndTurnType:
    if value not in AMITY_END_TURN_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AMITY_END_TURN_TYPE_VALUES!r}")
    return cast(AmityEndTurnType, value)
