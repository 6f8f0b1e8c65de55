# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

TimeControlKind = Literal["fischer", "per-decision", "reserve"]

TIME_CONTROL_KIND_VALUES: set[TimeControlKind] = {
    "fischer",
    "per-decision",
    "reserve",
}


def check_time_control_kind(value: str) -> TimeControlKind:
    if value in TIME_CONTROL_KIND_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {TIME_CONTROL_KIND_VALUES!r}"
    )
