# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

SeatWishOtherwise = Literal["abort", "open"]

SEAT_WISH_OTHERWISE_VALUES: set[SeatWishOtherwise] = {
    "abort",
    "open",
}


def check_seat_wish_otherwise(value: str) -> SeatWishOtherwise:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(SeatWishOtherwise, value)
