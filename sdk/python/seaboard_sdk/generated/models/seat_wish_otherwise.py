# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

SeatWishOtherwise = Literal["abort", "open"]

SEAT_WISH_OTHERWISE_VALUES: set[SeatWishOtherwise] = {
    "abort",
    "open",
}


def check_seat_wish_otherwise(value: str) -> SeatWishOtherwise:
    if value in SEAT_WISH_OTHERWISE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {SEAT_WISH_OTHERWISE_VALUES!r}"
    )
