# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

BeachClosedEndedType = Literal["beach-closed.ended"]

BEACH_CLOSED_ENDED_TYPE_VALUES: set[BeachClosedEndedType] = {
    "beach-closed.ended",
}


def check_beach_closed_ended_type(value: str) -> BeachClosedEndedType:
    if value in BEACH_CLOSED_ENDED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {BEACH_CLOSED_ENDED_TYPE_VALUES!r}"
    )
