# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

SeatStatus = Literal["house", "invited", "open", "taken"]

SEAT_STATUS_VALUES: set[SeatStatus] = {
    "house",
    "invited",
    "open",
    "taken",
}


def check_seat_status(value: str) -> SeatStatus:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(SeatStatus, value)
