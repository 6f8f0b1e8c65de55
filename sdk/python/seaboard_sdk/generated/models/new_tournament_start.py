# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

NewTournamentStart = Literal["call", "now"]

NEW_TOURNAMENT_START_VALUES: set[NewTournamentStart] = {
    "call",
    "now",
}


def check_new_tournament_start(value: str) -> NewTournamentStart:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(NewTournamentStart, value)
