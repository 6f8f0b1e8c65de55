# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaSeatLeftType = Literal["orca.left"]

ORCA_SEAT_LEFT_TYPE_VALUES: set[OrcaSeatLeftType] = {
    "orca.left",
}


def check_orca_seat_left_type(value: str) -> OrcaSeatLeftType:
    if value in ORCA_SEAT_LEFT_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_SEAT_LEFT_TYPE_VALUES!r}"
    )
