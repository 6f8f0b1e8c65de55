# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaSeatLeftType = Literal["orca.left"]

ORCA_SEAT_LEFT_TYPE_VALUES: set[OrcaSeatLeftType] = {
    "orca.left",
}


def check_orca_seat_left_type(value: str) -> OrcaSeatLeftType:
    if value not in ORCA_SEAT_LEFT_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_SEAT_LEFT_TYPE_VALUES!r}")
    return cast(OrcaSeatLeftType, value)
