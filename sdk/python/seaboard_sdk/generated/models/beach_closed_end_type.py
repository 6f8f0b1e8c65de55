# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

BeachClosedEndType = Literal["beach-closed.end"]

BEACH_CLOSED_END_TYPE_VALUES: set[BeachClosedEndType] = {
    "beach-closed.end",
}


def check_beach_closed_end_type(value: str) -> BeachClosedEndType:
    if value in BEACH_CLOSED_END_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {BEACH_CLOSED_END_TYPE_VALUES!r}"
    )
