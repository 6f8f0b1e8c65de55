# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

BeachClosedEndedType = Literal["beach-closed.ended"]

BEACH_CLOSED_ENDED_TYPE_VALUES: set[BeachClosedEndedType] = {
    "beach-closed.ended",
}


def check_beach_closed_ended_type(value: str) -> BeachClosedEndedType:
    if value not in BEACH_CLOSED_ENDED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {BEACH_CLOSED_ENDED_TYPE_VALUES!r}")
    return cast(BeachClosedEndedType, value)
