# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmitySeatLeftType = Literal["amity.left"]

AMITY_SEAT_LEFT_TYPE_VALUES: set[AmitySeatLeftType] = {
    "amity.left",
}


def check_amity_seat_left_type(value: str) -> AmitySeatLeftType:
    if value not in AMITY_SEAT_LEFT_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AMITY_SEAT_LEFT_TYPE_VALUES!r}")
    return cast(AmitySeatLeftType, value)
