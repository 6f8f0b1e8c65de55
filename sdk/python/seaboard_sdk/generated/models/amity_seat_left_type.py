# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmitySeatLeftType = Literal["amity.left"]

AMITY_SEAT_LEFT_TYPE_VALUES: set[AmitySeatLeftType] = {
    "amity.left",
}


def check_amity_seat_left_type(value: str) -> AmitySeatLeftType:
    if value in AMITY_SEAT_LEFT_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_SEAT_LEFT_TYPE_VALUES!r}"
    )
