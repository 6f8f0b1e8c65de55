# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

LogLeftLeaving = Literal["forfeited", "resigned"]

LOG_LEFT_LEAVING_VALUES: set[LogLeftLeaving] = {
    "forfeited",
    "resigned",
}


def check_log_left_leaving(value: str) -> LogLeftLeaving:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(LogLeftLeaving, value)
