# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

BeachClosedMustLeaveType = Literal["beach-closed.must-leave"]

BEACH_CLOSED_MUST_LEAVE_TYPE_VALUES: set[BeachClosedMustLeaveType] = {
    "beach-closed.must-leave",
}


def check_beach_closed_must_leave_type(value: str) -> BeachClosedMustLeaveType:
    if value not in BEACH_CLOSED_MUST_LEAVE_TYPE_VALUES:
        raise TypeError(
            f"{value!r} is not one of {BEACH_CLOSED_MUST_LEAVE_TYPE_VALUES!r}"
        )
    return cast(BeachClosedMustLeaveType, value)
