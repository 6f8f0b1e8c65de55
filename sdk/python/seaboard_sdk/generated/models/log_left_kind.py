# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

LogLeftKind = Literal["left"]

LOG_LEFT_KIND_VALUES: set[LogLeftKind] = {
    "left",
}


def check_log_left_kind(value: str) -> LogLeftKind:
    if value in LOG_LEFT_KIND_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {LOG_LEFT_KIND_VALUES!r}"
    )
