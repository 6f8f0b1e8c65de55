# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

LogLeftLeaving = Literal["forfeited", "resigned"]

LOG_LEFT_LEAVING_VALUES: set[LogLeftLeaving] = {
    "forfeited",
    "resigned",
}


def check_log_left_leaving(value: str) -> LogLeftLeaving:
    if value in LOG_LEFT_LEAVING_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {LOG_LEFT_LEAVING_VALUES!r}"
    )
