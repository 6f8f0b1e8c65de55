# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

MatchStatus = Literal["aborted", "finished", "open", "running"]

MATCH_STATUS_VALUES: set[MatchStatus] = {
    "aborted",
    "finished",
    "open",
    "running",
}


def check_match_status(value: str) -> MatchStatus:
    if value in MATCH_STATUS_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {MATCH_STATUS_VALUES!r}"
    )
