# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

BeachClosedSwimType = Literal["beach-closed.swim"]

BEACH_CLOSED_SWIM_TYPE_VALUES: set[BeachClosedSwimType] = {
    "beach-closed.swim",
}


def check_beach_closed_swim_type(value: str) -> BeachClosedSwimType:
    if value not in BEACH_CLOSED_SWIM_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {BEACH_CLOSED_SWIM_TYPE_VALUES!r}")
    return cast(BeachClosedSwimType, value)
