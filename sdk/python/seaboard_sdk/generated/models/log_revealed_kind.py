# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

LogRevealedKind = Literal["revealed"]

LOG_REVEALED_KIND_VALUES: set[LogRevealedKind] = {
    "revealed",
}


def check_log_revealed_kind(value: str) -> LogRevealedKind:
    if value in LOG_REVEALED_KIND_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {LOG_REVEALED_KIND_VALUES!r}"
    )
