# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

NewTournamentForm = Literal["round-robin", "swiss"]

NEW_TOURNAMENT_FORM_VALUES: set[NewTournamentForm] = {
    "round-robin",
    "swiss",
}


def check_new_tournament_form(value: str) -> NewTournamentForm:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(NewTournamentForm, value)
