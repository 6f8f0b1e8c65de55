# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

LogChosenKind = Literal["chosen"]

LOG_CHOSEN_KIND_VALUES: set[LogChosenKind] = {
    "chosen",
}


def check_log_chosen_kind(value: str) -> LogChosenKind:
    if value in LOG_CHOSEN_KIND_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {LOG_CHOSEN_KIND_VALUES!r}"
    )
