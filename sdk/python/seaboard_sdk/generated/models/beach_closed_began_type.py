# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

BeachClosedBeganType = Literal["beach-closed.began"]

BEACH_CLOSED_BEGAN_TYPE_VALUES: set[BeachClosedBeganType] = {
    "beach-closed.began",
}


def check_beach_closed_began_type(value: str) -> BeachClosedBeganType:
    if value in BEACH_CLOSED_BEGAN_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {BEACH_CLOSED_BEGAN_TYPE_VALUES!r}"
    )
