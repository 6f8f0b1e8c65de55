# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

ListTournamentsStatus = Literal["cancelled", "entering", "finished", "running"]

LIST_TOURNAMENTS_STATUS_VALUES: set[ListTournamentsStatus] = {
    "cancelled",
    "entering",
    "finished",
    "running",
}


def check_list_tournaments_status(value: str) -> ListTournamentsStatus:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(ListTournamentsStatus, value)
