# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

BeachClosedRemoveType = Literal["beach-closed.remove"]

BEACH_CLOSED_REMOVE_TYPE_VALUES: set[BeachClosedRemoveType] = {
    "beach-closed.remove",
}


def check_beach_closed_remove_type(value: str) -> BeachClosedRemoveType:
    if value in BEACH_CLOSED_REMOVE_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {BEACH_CLOSED_REMOVE_TYPE_VALUES!r}"
    )
