# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

BeachClosedDynamiteTowards = Literal["down", "right"]

BEACH_CLOSED_DYNAMITE_TOWARDS_VALUES: set[BeachClosedDynamiteTowards] = {
    "down",
    "right",
}


def check_beach_closed_dynamite_towards(value: str) -> BeachClosedDynamiteTowards:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(BeachClosedDynamiteTowards, value)
