# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

MatchStatus = Literal["aborted", "finished", "open", "running"]

MATCH_STATUS_VALUES: set[MatchStatus] = {
    "aborted",
    "finished",
    "open",
    "running",
}


def check_match_status(value: str) -> MatchStatus:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(MatchStatus, value)
