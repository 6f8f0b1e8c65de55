# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AqualinSeatLeftType = Literal["aqualin.left"]

AQUALIN_SEAT_LEFT_TYPE_VALUES: set[AqualinSeatLeftType] = {
    "aqualin.left",
}


def check_aqualin_seat_left_type(value: str) -> AqualinSeatLeftType:
    if value not in AQUALIN_SEAT_LEFT_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AQUALIN_SEAT_LEFT_TYPE_VALUES!r}")
    return cast(AqualinSeatLeftType, value)
