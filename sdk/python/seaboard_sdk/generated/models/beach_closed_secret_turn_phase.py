# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

BeachClosedSecretTurnPhase = Literal["acting", "done", "fleeing", "moving"]

BEACH_CLOSED_SECRET_TURN_PHASE_VALUES: set[BeachClosedSecretTurnPhase] = {
    "acting",
    "done",
    "fleeing",
    "moving",
}


def check_beach_closed_secret_turn_phase(value: str) -> BeachClosedSecretTurnPhase:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(BeachClosedSecretTurnPhase, value)
