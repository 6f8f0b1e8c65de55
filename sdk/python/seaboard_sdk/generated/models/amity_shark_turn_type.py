# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmitySharkTurnType = Literal["amity.shark-turn"]

AMITY_SHARK_TURN_TYPE_VALUES: set[AmitySharkTurnType] = {
    "amity.shark-turn",
}


def check_amity_shark_turn_type(value: str) -> AmitySharkTurnType:
    if value not in AMITY_SHARK_TURN_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AMITY_SHARK_TURN_TYPE_VALUES!r}")
    return cast(AmitySharkTurnType, value)
