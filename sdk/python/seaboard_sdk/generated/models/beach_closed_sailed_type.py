# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

BeachClosedSailedType = Literal["beach-closed.sailed"]

BEACH_CLOSED_SAILED_TYPE_VALUES: set[BeachClosedSailedType] = {
    "beach-closed.sailed",
}


def check_beach_closed_sailed_type(value: str) -> BeachClosedSailedType:
    if value in BEACH_CLOSED_SAILED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {BEACH_CLOSED_SAILED_TYPE_VALUES!r}"
    )
