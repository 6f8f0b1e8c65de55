# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

BeachClosedSwimType = Literal["beach-closed.swim"]

BEACH_CLOSED_SWIM_TYPE_VALUES: set[BeachClosedSwimType] = {
    "beach-closed.swim",
}


def check_beach_closed_swim_type(value: str) -> BeachClosedSwimType:
    if value in BEACH_CLOSED_SWIM_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {BEACH_CLOSED_SWIM_TYPE_VALUES!r}"
    )
