# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

BeachClosedDynamiteTowards = Literal["down", "right"]

BEACH_CLOSED_DYNAMITE_TOWARDS_VALUES: set[BeachClosedDynamiteTowards] = {
    "down",
    "right",
}


def check_beach_closed_dynamite_towards(value: str) -> BeachClosedDynamiteTowards:
    if value in BEACH_CLOSED_DYNAMITE_TOWARDS_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {BEACH_CLOSED_DYNAMITE_TOWARDS_VALUES!r}"
    )
