# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

BeachClosedEndType = Literal["beach-closed.end"]

BEACH_CLOSED_END_TYPE_VALUES: set[BeachClosedEndType] = {
    "beach-closed.end",
}


def check_beach_closed_end_type(value: str) -> BeachClosedEndType:
    if value not in BEACH_CLOSED_END_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {BEACH_CLOSED_END_TYPE_VALUES!r}")
    return cast(BeachClosedEndType, value)
