# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

BeachClosedSailType = Literal["beach-closed.sail"]

BEACH_CLOSED_SAIL_TYPE_VALUES: set[BeachClosedSailType] = {
    "beach-closed.sail",
}


def check_beach_closed_sail_type(value: str) -> BeachClosedSailType:
    if value in BEACH_CLOSED_SAIL_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {BEACH_CLOSED_SAIL_TYPE_VALUES!r}"
    )
