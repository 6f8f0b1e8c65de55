# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

BeachClosedSailType = Literal["beach-closed.sail"]

BEACH_CLOSED_SAIL_TYPE_VALUES: set[BeachClosedSailType] = {
    "beach-closed.sail",
}


def check_beach_closed_sail_type(value: str) -> BeachClosedSailType:
    if value not in BEACH_CLOSED_SAIL_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {BEACH_CLOSED_SAIL_TYPE_VALUES!r}")
    return cast(BeachClosedSailType, value)
