# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

ListMatchesStatus = Literal["aborted", "finished", "open", "running"]

LIST_MATCHES_STATUS_VALUES: set[ListMatchesStatus] = {
    "aborted",
    "finished",
    "open",
    "running",
}


def check_list_matches_status(value: str) -> ListMatchesStatus:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(ListMatchesStatus, value)
