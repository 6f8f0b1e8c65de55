# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

BeachClosedBeganType = Literal["beach-closed.began"]

BEACH_CLOSED_BEGAN_TYPE_VALUES: set[BeachClosedBeganType] = {
    "beach-closed.began",
}


def check_beach_closed_began_type(value: str) -> BeachClosedBeganType:
    if value not in BEACH_CLOSED_BEGAN_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {BEACH_CLOSED_BEGAN_TYPE_VALUES!r}")
    return cast(BeachClosedBeganType, value)
