# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

LogRevealedKind = Literal["revealed"]

LOG_REVEALED_KIND_VALUES: set[LogRevealedKind] = {
    "revealed",
}


def check_log_revealed_kind(value: str) -> LogRevealedKind:
    if value not in LOG_REVEALED_KIND_VALUES:
        raise TypeError(f"{value!r} is not one of {LOG_REVEALED_KIND_VALUES!r}")
    return cast(LogRevealedKind, value)
