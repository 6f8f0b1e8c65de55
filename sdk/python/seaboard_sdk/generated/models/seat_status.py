# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

SeatStatus = Literal["house", "invited", "open", "taken"]

SEAT_STATUS_VALUES: set[SeatStatus] = {
    "house",
    "invited",
    "open",
    "taken",
}


def check_seat_status(value: str) -> SeatStatus:
    if value in SEAT_STATUS_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {SEAT_STATUS_VALUES!r}"
    )
