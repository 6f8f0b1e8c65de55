# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

BeachClosedJawsTurnType = Literal["beach-closed.jaws-turn"]

BEACH_CLOSED_JAWS_TURN_TYPE_VALUES: set[BeachClosedJawsTurnType] = {
    "beach-closed.jaws-turn",
}


def check_beach_closed_jaws_turn_type(value: str) -> BeachClosedJawsTurnType:
    if value in BEACH_CLOSED_JAWS_TURN_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {BEACH_CLOSED_JAWS_TURN_TYPE_VALUES!r}"
    )
