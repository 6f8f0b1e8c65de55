# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

BeachClosedHideType = Literal["beach-closed.hide"]

BEACH_CLOSED_HIDE_TYPE_VALUES: set[BeachClosedHideType] = {
    "beach-closed.hide",
}


def check_beach_closed_hide_type(value: str) -> BeachClosedHideType:
    if value in BEACH_CLOSED_HIDE_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {BEACH_CLOSED_HIDE_TYPE_VALUES!r}"
    )
