# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

SeenMatchStatus = Literal["aborted", "finished", "open", "running"]

SEEN_MATCH_STATUS_VALUES: set[SeenMatchStatus] = {
    "aborted",
    "finished",
    "open",
    "running",
}


def check_seen_match_status(value: str) -> SeenMatchStatus:
    if value in SEEN_MATCH_STATUS_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {SEEN_MATCH_STATUS_VALUES!r}"
    )
