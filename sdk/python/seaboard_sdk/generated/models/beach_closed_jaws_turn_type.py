# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

BeachClosedJawsTurnType = Literal["beach-closed.jaws-turn"]

BEACH_CLOSED_JAWS_TURN_TYPE_VALUES: set[BeachClosedJawsTurnType] = {
    "beach-closed.jaws-turn",
}


def check_beach_closed_jaws_turn_type(value: str) -> BeachClosedJawsTurnType:
    if value not in BEACH_CLOSED_JAWS_TURN_TYPE_VALUES:
        raise TypeError(
            f"{value!r} is not one of {BEACH_CLOSED_JAWS_TURN_TYPE_VALUES!r}"
        )
    return cast(BeachClosedJawsTurnType, value)
