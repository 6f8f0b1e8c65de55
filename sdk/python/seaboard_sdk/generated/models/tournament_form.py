# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

TournamentForm = Literal["round-robin", "swiss"]

TOURNAMENT_FORM_VALUES: set[TournamentForm] = {
    "round-robin",
    "swiss",
}


def check_tournament_form(value: str) -> TournamentForm:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(TournamentForm, value)
