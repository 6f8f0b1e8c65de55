# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

ListMatchesStatus = Literal["aborted", "finished", "open", "running"]

LIST_MATCHES_STATUS_VALUES: set[ListMatchesStatus] = {
    "aborted",
    "finished",
    "open",
    "running",
}


def check_list_matches_status(value: str) -> ListMatchesStatus:
    if value in LIST_MATCHES_STATUS_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {LIST_MATCHES_STATUS_VALUES!r}"
    )
