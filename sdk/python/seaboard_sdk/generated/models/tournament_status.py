# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

TournamentStatus = Literal["cancelled", "entering", "finished", "running"]

TOURNAMENT_STATUS_VALUES: set[TournamentStatus] = {
    "cancelled",
    "entering",
    "finished",
    "running",
}


def check_tournament_status(value: str) -> TournamentStatus:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(TournamentStatus, value)
