# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

SeatWishLevel = Literal["easy", "hard", "medium"]

SEAT_WISH_LEVEL_VALUES: set[SeatWishLevel] = {
    "easy",
    "hard",
    "medium",
}


def check_seat_wish_level(value: str) -> SeatWishLevel:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(SeatWishLevel, value)
