# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

BeachClosedDynamiteType = Literal["beach-closed.dynamite"]

BEACH_CLOSED_DYNAMITE_TYPE_VALUES: set[BeachClosedDynamiteType] = {
    "beach-closed.dynamite",
}


def check_beach_closed_dynamite_type(value: str) -> BeachClosedDynamiteType:
    if value not in BEACH_CLOSED_DYNAMITE_TYPE_VALUES:
        raise TypeError(
            f"{value!r} is not one of {BEACH_CLOSED_DYNAMITE_TYPE_VALUES!r}"
        )
    return cast(BeachClosedDynamiteType, value)
