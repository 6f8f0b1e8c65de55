# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

SeenMatchStatus = Literal["aborted", "finished", "open", "running"]

SEEN_MATCH_STATUS_VALUES: set[SeenMatchStatus] = {
    "aborted",
    "finished",
    "open",
    "running",
}


def check_seen_match_status(value: str) -> SeenMatchStatus:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(SeenMatchStatus, value)
