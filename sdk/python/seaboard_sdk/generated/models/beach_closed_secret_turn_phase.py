# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

BeachClosedSecretTurnPhase = Literal["acting", "done", "fleeing", "moving"]

BEACH_CLOSED_SECRET_TURN_PHASE_VALUES: set[BeachClosedSecretTurnPhase] = {
    "acting",
    "done",
    "fleeing",
    "moving",
}


def check_beach_closed_secret_turn_phase(value: str) -> BeachClosedSecretTurnPhase:
    if value in BEACH_CLOSED_SECRET_TURN_PHASE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {BEACH_CLOSED_SECRET_TURN_PHASE_VALUES!r}"
    )
