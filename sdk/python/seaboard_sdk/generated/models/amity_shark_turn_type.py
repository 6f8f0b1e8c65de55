# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmitySharkTurnType = Literal["amity.shark-turn"]

AMITY_SHARK_TURN_TYPE_VALUES: set[AmitySharkTurnType] = {
    "amity.shark-turn",
}


def check_amity_shark_turn_type(value: str) -> AmitySharkTurnType:
    if value in AMITY_SHARK_TURN_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_SHARK_TURN_TYPE_VALUES!r}"
    )
