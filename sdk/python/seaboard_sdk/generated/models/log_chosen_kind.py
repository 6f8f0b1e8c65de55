# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

LogChosenKind = Literal["chosen"]

LOG_CHOSEN_KIND_VALUES: set[LogChosenKind] = {
    "chosen",
}


def check_log_chosen_kind(value: str) -> LogChosenKind:
    if value not in LOG_CHOSEN_KIND_VALUES:
        raise TypeError(f"{value!r} is not one of {LOG_CHOSEN_KIND_VALUES!r}")
    return cast(LogChosenKind, value)
