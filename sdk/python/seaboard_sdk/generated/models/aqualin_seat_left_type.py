# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AqualinSeatLeftType = Literal["aqualin.left"]

AQUALIN_SEAT_LEFT_TYPE_VALUES: set[AqualinSeatLeftType] = {
    "aqualin.left",
}


def check_aqualin_seat_left_type(value: str) -> AqualinSeatLeftType:
    if value in AQUALIN_SEAT_LEFT_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AQUALIN_SEAT_LEFT_TYPE_VALUES!r}"
    )
