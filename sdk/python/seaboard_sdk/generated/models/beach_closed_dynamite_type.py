# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

BeachClosedDynamiteType = Literal["beach-closed.dynamite"]

BEACH_CLOSED_DYNAMITE_TYPE_VALUES: set[BeachClosedDynamiteType] = {
    "beach-closed.dynamite",
}


def check_beach_closed_dynamite_type(value: str) -> BeachClosedDynamiteType:
    if value in BEACH_CLOSED_DYNAMITE_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {BEACH_CLOSED_DYNAMITE_TYPE_VALUES!r}"
    )
