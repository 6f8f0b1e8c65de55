# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

TimeControlKind = Literal["fischer", "per-decision", "reserve"]

TIME_CONTROL_KIND_VALUES: set[TimeControlKind] = {
    "fischer",
    "per-decision",
    "reserve",
}


def check_time_control_kind(value: str) -> TimeControlKind:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(TimeControlKind, value)
