# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

LogLeftKind = Literal["left"]

LOG_LEFT_KIND_VALUES: set[LogLeftKind] = {
    "left",
}


def check_log_left_kind(value: str) -> LogLeftKind:
    if value not in LOG_LEFT_KIND_VALUES:
        raise TypeError(f"{value!r} is not one of {LOG_LEFT_KIND_VALUES!r}")
    return cast(LogLeftKind, value)
