# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

BeachClosedOrcaTurnType = Literal["beach-closed.orca-turn"]

BEACH_CLOSED_ORCA_TURN_TYPE_VALUES: set[BeachClosedOrcaTurnType] = {
    "beach-closed.orca-turn",
}


def check_beach_closed_orca_turn_type(value: str) -> BeachClosedOrcaTurnType:
    if value not in BEACH_CLOSED_ORCA_TURN_TYPE_VALUES:
        raise TypeError(
            f"{value!r} is not one of {BEACH_CLOSED_ORCA_TURN_TYPE_VALUES!r}"
        )
    return cast(BeachClosedOrcaTurnType, value)
