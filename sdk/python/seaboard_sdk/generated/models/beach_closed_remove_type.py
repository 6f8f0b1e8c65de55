# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

BeachClosedRemoveType = Literal["beach-closed.remove"]

BEACH_CLOSED_REMOVE_TYPE_VALUES: set[BeachClosedRemoveType] = {
    "beach-closed.remove",
}


def check_beach_closed_remove_type(value: str) -> BeachClosedRemoveType:
    if value not in BEACH_CLOSED_REMOVE_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {BEACH_CLOSED_REMOVE_TYPE_VALUES!r}")
    return cast(BeachClosedRemoveType, value)
