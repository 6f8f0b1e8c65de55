# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

BeachClosedHideType = Literal["beach-closed.hide"]

BEACH_CLOSED_HIDE_TYPE_VALUES: set[BeachClosedHideType] = {
    "beach-closed.hide",
}


def check_beach_closed_hide_type(value: str) -> BeachClosedHideType:
    if value not in BEACH_CLOSED_HIDE_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {BEACH_CLOSED_HIDE_TYPE_VALUES!r}")
    return cast(BeachClosedHideType, value)
