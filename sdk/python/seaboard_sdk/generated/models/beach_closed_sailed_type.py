# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

BeachClosedSailedType = Literal["beach-closed.sailed"]

BEACH_CLOSED_SAILED_TYPE_VALUES: set[BeachClosedSailedType] = {
    "beach-closed.sailed",
}


def check_beach_closed_sailed_type(value: str) -> BeachClosedSailedType:
    if value not in BEACH_CLOSED_SAILED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {BEACH_CLOSED_SAILED_TYPE_VALUES!r}")
    return cast(BeachClosedSailedType, value)
